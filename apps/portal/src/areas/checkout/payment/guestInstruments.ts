import {
  createPublicBancontactCard,
  createPublicCreditCard,
  createPublicIdeal,
  createPublicPaypal,
  createPublicTwint,
} from '@studio-portal/sdk/api/payment-instruments';
import type { OnlinePaymentMethod, PaymentInstrument } from '@studio-portal/sdk/types';
import type { WritingOperation } from '../../../lib/api/cache/changes.ts';

/**
 * Payment methods for visitors: a mandate and paying later require an account
 * (listPublicPaymentMethods).
 */
export type GuestMethod = Exclude<OnlinePaymentMethod, 'DIRECT_DEBIT' | 'FINION_PAY'>;

/** Token of a card or account; the portal never sees the number. */
export type Tokenized = { cardToken: string; holder: string } | { accountToken: string };

interface GuestWay {
  operation: WritingOperation;
  /** Creates an instrument from the token; undefined if the token is of another kind. */
  keep: (told: Tokenized) => Promise<PaymentInstrument> | undefined;
}

const ofCard =
  (create: typeof createPublicCreditCard): GuestWay['keep'] =>
  (told) =>
    'cardToken' in told ? create(told) : undefined;
const ofAccount =
  (create: typeof createPublicIdeal): GuestWay['keep'] =>
  (told) =>
    'accountToken' in told ? create(told) : undefined;

/** Calls that create an instrument for one order. */
export const guestWays = {
  CREDIT_CARD: { operation: 'createPublicCreditCard', keep: ofCard(createPublicCreditCard) },
  BANCONTACT_CARD: {
    operation: 'createPublicBancontactCard',
    keep: ofCard(createPublicBancontactCard),
  },
  IDEAL: { operation: 'createPublicIdeal', keep: ofAccount(createPublicIdeal) },
  PAYPAL: { operation: 'createPublicPaypal', keep: ofAccount(createPublicPaypal) },
  TWINT: { operation: 'createPublicTwint', keep: ofAccount(createPublicTwint) },
} as const satisfies Record<GuestMethod, GuestWay>;

export const isGuestMethod = (method: OnlinePaymentMethod): method is GuestMethod =>
  Object.hasOwn(guestWays, method);
