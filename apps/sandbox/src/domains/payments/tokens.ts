/**
 * Tokens of the simulated provider for cards and accounts: `tok_visa_4242`, with its expiry `tok_visa_4242_1230`,
 * `tok_paypal_4242`.
 */
import type { Schemas } from '../../platform/api.ts';
import { parseAccount } from './accounts.ts';
import {
  brandFromToken,
  toTokenName,
  type AcceptedInstrument,
  presentToBank,
  type PresentedInstrument,
} from '../../platform/bank/bank.ts';
import { instrumentDeclined } from './instruments.ts';
import { type AccountType, sampleAccount } from '../../platform/bank/samples.ts';

/** Types a token can represent; a direct debit requires a mandate instead. */
export type TokenType = Exclude<Schemas['PaymentType'], 'DIRECT_DEBIT'>;

const tokenNames: ReadonlyMap<string, Exclude<TokenType, 'CREDIT_CARD'>> = new Map([
  ['bancontact', 'BANCONTACT_CARD'],
  ['ideal', 'IDEAL'],
  ['paypal', 'PAYPAL'],
  ['twint', 'TWINT'],
]);

/** Creates the token of a presented instrument: it encodes brand or type, last digits and expiry. */
export function createToken(type: TokenType, presented: PresentedInstrument): string {
  const { brand, lastFour, expiryMonth, expiryYear } = presented;
  const kind = [...tokenNames].find(([, named]) => named === type)?.[0] ?? toTokenName(brand);
  if (isAccount(type)) return `tok_${kind}_${lastFour}`;
  const month = String(expiryMonth ?? 12).padStart(2, '0');
  const year = String((expiryYear ?? 0) % 100).padStart(2, '0');
  return `tok_${kind}_${lastFour}_${month}${year}`;
}

/** @returns the instrument behind a token, a card without an expiry being valid for years; null for an unknown token */
export function parseToken(token: string, now: Date): PresentedInstrument | null {
  const [, name, ending, month, year] =
    /^tok_([a-z]+)_(\d{4})(?:_(0[1-9]|1[0-2])(\d{2}))?$/.exec(token) ?? [];
  if (name === undefined || ending === undefined) return null;
  const type = tokenNames.get(name) ?? 'CREDIT_CARD';
  if (isAccount(type)) return parseAccount(type, sampleAccount(type, ending));
  return {
    type,
    brand: brandFromToken(name),
    lastFour: ending,
    masked: null,
    expiryMonth: Number(month ?? 12),
    expiryYear: year === undefined ? now.getUTCFullYear() + 4 : 2000 + Number(year),
  };
}

function isAccount(type: TokenType): type is Exclude<AccountType, 'DIRECT_DEBIT'> {
  return type !== 'CREDIT_CARD' && type !== 'BANCONTACT_CARD';
}

/**
 * Resolves a token to an accepted instrument.
 * @throws 422 if the token is unknown or of another type, or the bank refuses the instrument
 */
export function resolveToken(type: TokenType, token: string, now: Date): AcceptedInstrument {
  const presented = parseToken(token, now);
  if (presented === null || presented.type !== type)
    throw instrumentDeclined(
      type === 'CREDIT_CARD' || type === 'BANCONTACT_CARD' ? 'CARD_REFUSED' : 'ACCOUNT_REFUSED',
    );
  const accepted = presentToBank(presented, now);
  if (typeof accepted === 'string') throw instrumentDeclined(accepted);
  return accepted;
}
