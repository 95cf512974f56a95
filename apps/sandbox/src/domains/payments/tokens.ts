/** Tokens of the sample provider for cards and accounts: `tok_visa_4242`, with its expiry `tok_visa_4242_1230`, `tok_paypal_4242`. */
import type { Schemas } from '../../server/api.ts';
import { accountTyped } from './accounts.ts';
import { brandNamed, inToken, type Kept, present, type Presented } from './bank.ts';
import { instrumentDeclined } from './instruments.ts';
import { type AccountType, sampleAccount } from './samples.ts';

/** What a token can be for; a direct debit needs a mandate, which no token has. */
export type TokenType = Exclude<Schemas['PaymentType'], 'DIRECT_DEBIT'>;

const namesOf: ReadonlyMap<string, Exclude<TokenType, 'CREDIT_CARD'>> = new Map([
  ['bancontact', 'BANCONTACT_CARD'],
  ['ideal', 'IDEAL'],
  ['paypal', 'PAYPAL'],
  ['twint', 'TWINT'],
]);

/** The token that stands for what was presented: brand or kind, last digits and expiry are all that the sample provider keeps of it. */
export function tokenFor(type: TokenType, presented: Presented): string {
  const { brand, lastFour, expiryMonth, expiryYear } = presented;
  const kind = [...namesOf].find(([, named]) => named === type)?.[0] ?? inToken(brand);
  if (isAccount(type)) return `tok_${kind}_${lastFour}`;
  const month = String(expiryMonth ?? 12).padStart(2, '0');
  const year = String((expiryYear ?? 0) % 100).padStart(2, '0');
  return `tok_${kind}_${lastFour}_${month}${year}`;
}

/** @returns what a token stands for, a card without an expiry for years; null when the provider knows no such token */
export function presentedByToken(token: string, now: Date): Presented | null {
  const [, name, ending, month, year] =
    /^tok_([a-z]+)_(\d{4})(?:_(0[1-9]|1[0-2])(\d{2}))?$/.exec(token) ?? [];
  if (name === undefined || ending === undefined) return null;
  const type = namesOf.get(name) ?? 'CREDIT_CARD';
  if (isAccount(type)) return accountTyped(type, sampleAccount(type, ending));
  return {
    type,
    brand: brandNamed(name),
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
 * The card or account behind a token.
 * @throws 422 when the provider does not know it, it is of another kind, or the bank refuses it
 */
export function behindToken(type: TokenType, token: string, now: Date): Kept {
  const presented = presentedByToken(token, now);
  if (presented === null || presented.type !== type)
    throw instrumentDeclined(
      type === 'CREDIT_CARD' || type === 'BANCONTACT_CARD' ? 'CARD_REFUSED' : 'ACCOUNT_REFUSED',
    );
  const kept = present(presented, now);
  if (typeof kept === 'string') throw instrumentDeclined(kept);
  return kept;
}
