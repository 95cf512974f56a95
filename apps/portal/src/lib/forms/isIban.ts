import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** Whether a text is an IBAN: known country, its length and shape, check digits; typed with or without spaces. */
export const isIban = (typed: string): boolean => isValidIBAN(electronicFormatIBAN(typed) ?? '');
