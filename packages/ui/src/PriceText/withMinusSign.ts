/** Replaces the hyphen before a number that Intl has formatted by a minus sign. */
export const withMinusSign = (formatted: string): string => formatted.replace('-', '−');
