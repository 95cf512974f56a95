import type { BookingNews, Paid } from './bookingNews.ts';

/** What there is to tell about a pack, a day ticket or a voucher. */
export type PurchaseOccasion =
  /** It is the buyer's, and charged, or a debit is on its way. */
  | 'bought'
  /** It is the buyer's, who pays at the studio. */
  | 'toBePaid'
  /** A debit has arrived. */
  | 'receipt'
  /** The bank has refused in the end, and the code is good for nothing. */
  | 'declined'
  /** Credit was added, and is charged, or a debit is on its way. */
  | 'recharged'
  /** The bank has refused in the end, and the credit is taken back. */
  | 'rechargeDeclined';

/** A purchase as it was when there was something to tell; stored until it is told. */
export type PurchaseNews = Pick<
  BookingNews,
  'uuid' | 'to' | 'name' | 'languages' | 'surface' | 'studio'
> & {
  occasion: PurchaseOccasion;
  /** What was bought, and in which form. */
  product: string;
  variant: string;
  quantity: number;
  code: string;
  /** For whom it is; null for the buyer. */
  recipient: string | null;
  /** Calendar days. */
  validFrom: string;
  validUntil: string | null;
  amountCents: number;
  /** What was added to the credit; left out where it is none. */
  creditCents?: number;
  currency: string;
  paid: Paid | null;
  /** Whether the buyer finds it among the vouchers of the account, on a page to print. */
  isKeptVoucher?: boolean;
};
