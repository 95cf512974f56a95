import type { OnlinePaymentMethod, PaymentMethodOption } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { paymentMessages } from './paymentMessages.ts';

/** What a way to pay is called, and in one sentence what happens with it. */
export const paymentMethods = {
  CREDIT_CARD: { name: paymentMessages.creditCard, hint: paymentMessages.cardHint },
  BANCONTACT_CARD: { name: paymentMessages.bancontact, hint: paymentMessages.bankAppHint },
  IDEAL: { name: paymentMessages.ideal, hint: paymentMessages.bankAppHint },
  PAYPAL: { name: paymentMessages.paypal, hint: paymentMessages.paypalHint },
  TWINT: { name: paymentMessages.twint, hint: paymentMessages.twintHint },
  FINION_PAY: { name: paymentMessages.finionPay, hint: paymentMessages.finionPayHint },
  DIRECT_DEBIT: { name: paymentMessages.directDebit, hint: paymentMessages.directDebitHint },
} satisfies Record<OnlinePaymentMethod, { name: MessageDescriptor; hint: MessageDescriptor }>;

/**
 * The ways to pay that are left to choose from, in the order of the studio.
 * @param offered what the studio takes
 * @param allowed what may pay for the thing that is bought; undefined where nothing is left out
 */
export const waysLeft = (
  offered: readonly PaymentMethodOption[],
  allowed: readonly OnlinePaymentMethod[] | undefined,
): OnlinePaymentMethod[] =>
  offered
    .map(({ paymentMethod }) => paymentMethod)
    .filter((method) => allowed?.includes(method) ?? true);
