/** Tokens of the sample provider for cards and accounts: `tok_visa_4242`, `tok_paypal_4242`. */
import type { Schemas } from '../../server/api.ts';
import { accountTyped } from './accounts.ts';
import { type Kept, present, type Presented } from './bank.ts';
import { instrumentDeclined } from './instruments.ts';
import { type AccountType, sampleAccount } from './samples.ts';

/** What a token can be for; a direct debit needs a mandate, which no token has. */
type TokenType = Exclude<Schemas['PaymentType'], 'DIRECT_DEBIT'>;

const namesOf: ReadonlyMap<string, Exclude<TokenType, 'CREDIT_CARD'>> = new Map([
  ['bancontact', 'BANCONTACT_CARD'],
  ['ideal', 'IDEAL'],
  ['paypal', 'PAYPAL'],
  ['twint', 'TWINT'],
]);

/** @returns what a token stands for; null when the provider knows no such token */
export function presentedByToken(token: string, now: Date): Presented | null {
  const [, name, ending] = /^tok_([a-z]+)_(\d{4})$/.exec(token) ?? [];
  if (name === undefined || ending === undefined) return null;
  const type = namesOf.get(name) ?? 'CREDIT_CARD';
  if (isAccount(type)) return accountTyped(type, sampleAccount(type, ending));
  return {
    type,
    brand: name.charAt(0).toUpperCase() + name.slice(1),
    lastFour: ending,
    masked: null,
    expiryMonth: 12,
    expiryYear: now.getUTCFullYear() + 4,
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
