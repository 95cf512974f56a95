import {
  createPublicBancontactCard,
  createPublicCreditCard,
  createPublicIdeal,
  createPublicPaypal,
  createPublicTwint,
} from '@studio-portal/sdk/api/payment-instruments';
import type { OnlinePaymentMethod, PaymentInstrument } from '@studio-portal/sdk/types';
import type { WritingOperation } from '../../../lib/api/cache/changes.ts';

/** Ways that a visitor can pay in: a mandate and paying later take an account (listPublicPaymentMethods). */
export type GuestMethod = Exclude<OnlinePaymentMethod, 'DIRECT_DEBIT' | 'FINION_PAY'>;

/** A card or an account as the portal gets to know it: never its number. */
export type Tokenized = { cardToken: string; holder: string } | { accountToken: string };

interface GuestWay {
  operation: WritingOperation;
  /** Makes an instrument of what the provider's form has told; undefined when that is of another kind. */
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

/** How each becomes an instrument that is good for one order. */
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
