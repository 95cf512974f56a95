import {
  createPublicSingleAppointmentCheckout,
  createSingleAppointmentCheckoutV4,
} from '@studio-portal/sdk/api/checkouts';
import type { CheckoutRequest } from '../../domains/checkout/Flow.ts';
import { keepOrder } from '../../domains/checkout/guestOrders.ts';

/** What is bought: a time of the trial session by its offer. */
export interface TrialOrder {
  benefitId: number;
  organizationUnitId: number;
  startDateTime: Date;
  employeeId: number | null;
  offerId: number;
}

/** Begins to buy a trial session, for the account or without one; answers the id of the checkout. */
export async function createTrialCheckout(
  order: TrialOrder,
  { customerData, payer }: CheckoutRequest,
  hasAccount: boolean,
  key: string,
): Promise<string> {
  const request = {
    ...order,
    customerData,
    paymentMethod: null,
    paymentInstrumentId: null,
  };
  const once = { 'Idempotency-Key': key };
  if (hasAccount) {
    const paying = payer === 'nothing' ? {} : payer;
    const body = { ...request, tokenizationReference: null, ...paying };
    return (await createSingleAppointmentCheckoutV4(body, once)).id;
  }
  // Nothing is tokenized without an account: what a visitor pays with is there already (HostedForm).
  const paying = payer !== 'nothing' && 'paymentInstrumentId' in payer ? payer : {};
  const { id, publicToken } = await createPublicSingleAppointmentCheckout(
    { ...request, ...paying },
    once,
  );
  if (publicToken !== null) keepOrder(id, publicToken);
  return id;
}
