import type { OnlinePaymentMethod, PaymentMethodOption } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { paymentMessages } from './paymentMessages.ts';

/** Name of each payment method, and a sentence about the procedure. */
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
 * Returns the available payment methods in the studio's order.
 * @param offered methods of the studio
 * @param allowed methods of the subject; undefined if all are allowed
 */
export const availableMethods = (
  offered: readonly PaymentMethodOption[],
  allowed: readonly OnlinePaymentMethod[] | undefined,
): OnlinePaymentMethod[] =>
  offered
    .map(({ paymentMethod }) => paymentMethod)
    .filter((method) => allowed?.includes(method) ?? true);
