import type { Schemas } from '../../platform/api.ts';
import type { Paid } from '../payments/paid.ts';
import type { VoucherUse } from '../payments/vouchers.ts';
import type { StudioNews } from '../studios/studioNews.ts';

/** News about a pack, a day ticket or a voucher. */
export type PurchaseOccasion =
  /** Delivered and charged, or a debit is pending. */
  | 'bought'
  /** Delivered, to be paid at the studio. */
  | 'toBePaid'
  /** A debit has arrived. */
  | 'receipt'
  /** The payment failed later, and the code was invalidated. */
  | 'declined'
  /** Returned unused by the buyer, and refunded. */
  | 'returned'
  /** Credit was added and charged, or a debit is pending. */
  | 'recharged'
  /** The payment failed later, and the credit was removed. */
  | 'rechargeDeclined';

/** News about a purchase, captured when it happens and stored until the mail is written. */
export type PurchaseNews = StudioNews & {
  uuid: string;
  occasion: PurchaseOccasion;
  /** Names of the product and its variant. */
  product: string;
  variant: string;
  /** Picture of the product; absent in jobs of earlier versions. */
  image?: Schemas['Picture'] | null;
  quantity: number;
  code: string;
  /** Codes of vouchers, one for each; empty for other products. Absent in jobs of earlier versions. */
  codes?: string[];
  /** Name of the recipient; null for the buyer. */
  recipient: string | null;
  /** Calendar days. */
  validFrom: string;
  validUntil: string | null;
  amountCents: number;
  /** Credit added; absent for other products. */
  creditCents?: number;
  currency: string;
  paid: Paid | null;
  /** Page of a ticket that is paid at the studio; null for other purchases. Absent in jobs of earlier versions. */
  lead?: { id: string; variantId: number } | null;
  /** Part of the price that a voucher paid; null if none did. Absent in jobs of earlier versions. */
  voucher?: VoucherUse | null;
  /** True if the buyer's account lists it, with a page to print. */
  isKeptVoucher?: boolean;
};

export type PurchaseJob = { kind: 'purchase'; news: PurchaseNews };
