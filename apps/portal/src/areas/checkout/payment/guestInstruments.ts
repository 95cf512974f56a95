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

interface GuestMethodCalls {
  operation: WritingOperation;
  /** Creates an instrument from the token; undefined if the token is of another kind. */
  createInstrument: (token: Tokenized) => Promise<PaymentInstrument> | undefined;
}

const fromCard =
  (create: typeof createPublicCreditCard): GuestMethodCalls['createInstrument'] =>
  (token) =>
    'cardToken' in token ? create(token) : undefined;
const fromAccount =
  (create: typeof createPublicIdeal): GuestMethodCalls['createInstrument'] =>
  (token) =>
    'accountToken' in token ? create(token) : undefined;

/** Calls that create an instrument for one order. */
export const guestMethods = {
  CREDIT_CARD: {
    operation: 'createPublicCreditCard',
    createInstrument: fromCard(createPublicCreditCard),
  },
  BANCONTACT_CARD: {
    operation: 'createPublicBancontactCard',
    createInstrument: fromCard(createPublicBancontactCard),
  },
  IDEAL: { operation: 'createPublicIdeal', createInstrument: fromAccount(createPublicIdeal) },
  PAYPAL: { operation: 'createPublicPaypal', createInstrument: fromAccount(createPublicPaypal) },
  TWINT: { operation: 'createPublicTwint', createInstrument: fromAccount(createPublicTwint) },
} as const satisfies Record<GuestMethod, GuestMethodCalls>;

export const isGuestMethod = (method: OnlinePaymentMethod): method is GuestMethod =>
  Object.hasOwn(guestMethods, method);
