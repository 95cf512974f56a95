/** Replaces the hyphen with which Intl begins negative numbers in most languages by a minus sign. */
export const withMinusSign = (formatted: string): string => formatted.replace('-', '−');
