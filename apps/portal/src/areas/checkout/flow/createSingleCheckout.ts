import {
  createPublicSingleAppointmentCheckout,
  createSingleAppointmentCheckoutV4,
} from '@studio-portal/sdk/api/checkouts';
import { personOf } from '../contact/customerData.ts';
import type { CheckoutRequest } from './Flow.ts';
import { keepOrder } from '../orders/guestOrders.ts';
import { payingOfAccount, payingOfVisitor } from '../payment/paying.ts';

/** What is bought: a time of somebody by an offer of its kind. */
interface SingleOrder {
  benefitId: number;
  organizationUnitId: number;
  startDateTime: Date;
  /** Null for anybody who is free. */
  employeeId: number | null;
  offerId: number;
}

/** Begins to buy a single appointment, for the account or without one; answers the id of the checkout. */
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
