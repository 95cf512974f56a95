import {
  createPublicSingleAppointmentCheckout,
  createSingleAppointmentCheckoutV4,
} from '@studio-portal/sdk/api/checkouts';
import { personOf } from '../contact/customerData.ts';
import type { CheckoutRequest } from './Flow.ts';
import { keepOrder } from '../orders/guestOrders.ts';
import { payingOfAccount, payingOfVisitor } from '../payment/paying.ts';

/** An appointment with a trainer, to be paid by an offer. */
interface SingleOrder {
  benefitId: number;
  organizationUnitId: number;
  startDateTime: Date;
  /** Null for any available trainer. */
  employeeId: number | null;
  offerId: number;
}

/** Creates the checkout of a single appointment, with or without an account, and returns its id. */
export async function createSingleCheckout(
  order: SingleOrder,
  asked: CheckoutRequest,
  hasAccount: boolean,
  key: string,
): Promise<string> {
  const { payer, acceptedConsents } = asked;
  const request = {
    ...order,
    customerData: personOf(asked),
    ...(acceptedConsents ? { acceptedConsents } : {}),
  };
  const once = { 'Idempotency-Key': key };
  if (hasAccount) {
    const body = { ...request, ...payingOfAccount(payer) };
    return (await createSingleAppointmentCheckoutV4(body, once)).id;
  }
  const { id, publicToken } = await createPublicSingleAppointmentCheckout(
    { ...request, ...payingOfVisitor(payer) },
    once,
  );
  if (publicToken !== null) keepOrder(id, publicToken);
  return id;
}
