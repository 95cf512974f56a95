import type { Paid } from '../payments/paid.ts';
import type { StudioNews } from '../studios/studioNews.ts';

/** News about a customer account. */
export type AccountOccasion =
  /** A payment has arrived. */
  | 'receipt'
  /** A payment failed later, so the amount is owed again. */
  | 'declined'
  /** The payment method of the membership was replaced. */
  | 'methodReplaced'
  /** Someone requested another payment method; the studio or the bank decides. */
  | 'methodAsked';

/** Labels that the mail texts translate. */
export type AccountWord = 'balance' | 'method' | 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'voucher';

/** News about a customer account, captured when it happens and stored until the mail is written. */
export type AccountNews = StudioNews & {
  occasion: AccountOccasion;
  /** Subject of the payment, or the new payment method: a translated label and the wording of the studio or bank. */
  what: { word: AccountWord | null; text: string };
  paid: Paid | null;
  /** The member who also gets a message, and its event id; absent if no customer of the chain is known. */
  member?: { customerId: number; event: string };
};

export type CustomerAccountJob = { kind: 'customerAccount'; news: AccountNews };
