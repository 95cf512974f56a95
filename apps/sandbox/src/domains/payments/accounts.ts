/** Accounts that pay, as their holders type them: what is kept of one is what tells it from others, masked. */
import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import type { Presented } from './bank.ts';
import type { AccountType } from './samples.ts';

/** Two letters of the country, as an IBAN begins. */
const countryOf = (iban: string) => iban.slice(0, 2);

/** `DE•• •••• 4242` */
const maskedIban = (iban: string) => `${countryOf(iban)}•• •••• ${iban.slice(-4)}`;

/** An IBAN that money can be taken from by a SEPA mandate, without spaces; null when it is none. */
function sepaIban(text: string): string | null {
  const iban = electronicFormatIBAN(text);
  return iban !== null && isValidIBAN(iban) && isSEPACountry(countryOf(iban)) ? iban : null;
}

type Reading = { brand: string; lastFour: string; masked: string };

const readers: Record<AccountType, (text: string) => Reading | null> = {
  IDEAL(text) {
    const iban = electronicFormatIBAN(text);
    if (iban === null || !iban.startsWith('NL') || !isValidIBAN(iban)) return null;
    return { brand: 'Sample Bank', lastFour: iban.slice(-4), masked: maskedIban(iban) };
  },
  PAYPAL(text) {
    const address = text.trim().toLowerCase();
    const [, first, domain] = /^([^\s@])[^\s@]*@([^\s@]+\.[^\s@]+)$/.exec(address) ?? [];
    if (first === undefined || domain === undefined || address.length > 70) return null;
    const [, lastFour = '0000'] = /(\d{4})@/.exec(address) ?? [];
    return { brand: 'PayPal', lastFour, masked: `${first}•••@${domain}` };
  },
  TWINT(text) {
    const [, lastFour] = /^\+41\d{5}(\d{4})$/.exec(text.replaceAll(/[\s()/.-]/g, '')) ?? [];
    if (lastFour === undefined) return null;
    const masked = `+41 •• ••• ${lastFour.slice(0, 2)} ${lastFour.slice(2)}`;
    return { brand: 'TWINT', lastFour, masked };
  },
  DIRECT_DEBIT(text) {
    const iban = sepaIban(text);
    return iban === null
      ? null
      : { brand: 'SEPA', lastFour: iban.slice(-4), masked: maskedIban(iban) };
  },
};

/** The account that somebody has typed; null when no account of this kind looks so. */
export function accountTyped(type: AccountType, text: string): Presented | null {
  const read = readers[type](text);
  return read && { ...read, type, expiryMonth: null, expiryYear: null };
}
