/** Maps checkouts of payment requests to the API format. */
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { toPaymentRequest } from './paymentRequests.ts';
import type { StoredCheckout } from '../checkouts/rules.ts';
import { findPaidRequest } from './requestCheckout.ts';
import { toCheckoutCore } from '../checkouts/view.ts';

/** @param language for the country name of the studio; null for the studio's own */
export async function toRequestCheckout(
  db: Database,
  checkout: StoredCheckout,
  language: string | null,
  now: Date,
): Promise<Schemas['PaymentRequestCheckout']> {
  const { paymentMethod } = checkout;
  if (paymentMethod === null) throw new Error(`Checkout ${checkout.id} has no payment method.`);
  const { id, state, price, paymentInstrument, failureReason, createdAt, expiresAt, charged } =
    await toCheckoutCore(db, checkout, now);
  return {
    id,
    state,
    paymentRequest: await toPaymentRequest(
      db,
      await findPaidRequest(db, checkout.id),
      language,
      now,
    ),
    price,
    paymentMethod,
    paymentInstrument,
    failureReason,
    createdAt,
    expiresAt,
    charged,
  };
}
