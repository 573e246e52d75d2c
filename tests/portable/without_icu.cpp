// SPDX-License-Identifier: MIT
#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/unorm2.h>

#include <cstdlib>

/// ICU's functions for a link without ICU. No check needs one: a call ends the program.

UConverter* ucnv_open(const char*, UErrorCode*)
{
    std::abort();
}
void ucnv_close(UConverter*)
{
    std::abort();
}
void ucnv_setFallback(UConverter*, UBool)
{
    std::abort();
}
void ucnv_setToUCallBack(UConverter*, UConverterToUCallback, const void*, UConverterToUCallback*,
    const void**, UErrorCode*)
{
    std::abort();
}
void ucnv_setFromUCallBack(UConverter*, UConverterFromUCallback, const void*,
    UConverterFromUCallback*, const void**, UErrorCode*)
{
    std::abort();
}
void ucnv_resetToUnicode(UConverter*)
{
    std::abort();
}
void ucnv_resetFromUnicode(UConverter*)
{
    std::abort();
}
int32_t ucnv_toUChars(UConverter*, UChar*, int32_t, const char*, int32_t, UErrorCode*)
{
    std::abort();
}
int32_t ucnv_fromUChars(UConverter*, char*, int32_t, const UChar*, int32_t, UErrorCode*)
{
    std::abort();
}
UChar32 ucnv_getNextUChar(UConverter*, const char**, const char*, UErrorCode*)
{
    std::abort();
}
void UCNV_TO_U_CALLBACK_STOP(const void*, UConverterToUnicodeArgs*, const char*, int32_t,
    UConverterCallbackReason, UErrorCode*)
{
    std::abort();
}
void UCNV_FROM_U_CALLBACK_STOP(const void*, UConverterFromUnicodeArgs*, const UChar*, int32_t,
    UChar32, UConverterCallbackReason, UErrorCode*)
{
    std::abort();
}
const UNormalizer2* unorm2_getNFKCCasefoldInstance(UErrorCode*)
{
    std::abort();
}
int32_t unorm2_normalize(const UNormalizer2*, const UChar*, int32_t, UChar*, int32_t, UErrorCode*)
{
    std::abort();
}
