import {
  createPublicSingleAppointmentCheckout,
  createSingleAppointmentCheckoutV4,
} from '@studio-portal/sdk/api/checkouts';
import { requireCustomerData } from '../contact/customerData.ts';
import type { CheckoutRequest } from './Flow.ts';
import { saveGuestOrder } from '../orders/guestOrders.ts';
import { memberPaymentFields, guestPaymentFields } from '../payment/paymentFields.ts';

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
  const { payer, acceptedConsents, voucherCode } = asked;
  const request = {
    ...order,
    customerData: requireCustomerData(asked),
    ...(acceptedConsents ? { acceptedConsents } : {}),
    ...(voucherCode === undefined ? {} : { voucherCode }),
  };
  const once = { 'Idempotency-Key': key };
  if (hasAccount) {
    const body = { ...request, ...memberPaymentFields(payer) };
    return (await createSingleAppointmentCheckoutV4(body, once)).id;
  }
  const { id, publicToken } = await createPublicSingleAppointmentCheckout(
    { ...request, ...guestPaymentFields(payer) },
    once,
  );
  if (publicToken !== null) saveGuestOrder(id, publicToken);
  return id;
}
