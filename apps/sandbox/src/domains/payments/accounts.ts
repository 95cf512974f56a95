/** Account-based instruments as entered by their holders. Only a masked identifier is stored. */
import { isSEPACountry, isValidIBAN } from 'ibantools';
import type { PresentedInstrument } from '../../platform/bank/bank.ts';
import type { AccountType } from '../../platform/bank/samples.ts';
import { foldText } from '../../platform/foldText.ts';

/** The first two letters of an IBAN are the country code. */
const countryCode = (iban: string) => iban.slice(0, 2);

/** Masks an IBAN: `DE•• •••• 4242` */
const maskedIban = (iban: string) => `${countryCode(iban)}•• •••• ${iban.slice(-4)}`;

/** Returns the electronic format of an IBAN in the SEPA area; null for anything else. */
function sepaIban(text: string): string | null {
  const iban = foldText('account', text);
  return isValidIBAN(iban) && isSEPACountry(countryCode(iban)) ? iban : null;
}

type Reading = { brand: string; lastFour: string; masked: string };

const readers: Record<AccountType, (text: string) => Reading | null> = {
  IDEAL(text) {
    const iban = foldText('account', text);
    if (!iban.startsWith('NL') || !isValidIBAN(iban)) return null;
    return { brand: 'Sample Bank', lastFour: iban.slice(-4), masked: maskedIban(iban) };
  },
  PAYPAL(text) {
    const address = foldText('email', text).toLowerCase();
    const [, first, domain] = /^([^\s@])[^\s@]*@([^\s@]+\.[^\s@]+)$/.exec(address) ?? [];
    if (first === undefined || domain === undefined || address.length > 70) return null;
    const [, lastFour = '0000'] = /(\d{4})@/.exec(address) ?? [];
    return { brand: 'PayPal', lastFour, masked: `${first}•••@${domain}` };
  },
  TWINT(text) {
    const [, lastFour] =
      /^\+41\d{5}(\d{4})$/.exec(foldText('number', text).replaceAll(/[ ()/.-]/g, '')) ?? [];
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

/** Parses an account identifier entered by a user; null if it is invalid for this type. */
export function parseAccount(type: AccountType, text: string): PresentedInstrument | null {
  const read = readers[type](text);
  return read && { ...read, type, expiryMonth: null, expiryYear: null };
}
