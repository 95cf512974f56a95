import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/**
 * Returns whether a text is an IBAN: known country, length, shape and check digits. Spaces are
 * allowed.
 */
export const isIban = (typed: string): boolean => isValidIBAN(electronicFormatIBAN(typed) ?? '');
