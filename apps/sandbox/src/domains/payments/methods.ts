/** Payment methods that a studio accepts. */
import type { Schemas } from '../../platform/api.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { apiError } from '../../platform/http/apiError.ts';

type Method = Schemas['OnlinePaymentMethod'];
type PaymentMethods = Pick<StoredStudio, 'paymentMethods'>;

/** Returns the type of instrument a method requires; null for FINION_PAY, whose service stores its own. */
export function toPaymentType(method: Method): Schemas['PaymentType'] | null {
  return method === 'FINION_PAY' ? null : method;
}

function toOption(method: Method): Schemas['PaymentMethodOption'] {
  return {
    paymentMethod: method,
    paymentType: toPaymentType(method),
    // A mandate authorizes all later payments.
    authenticationRequired: method !== 'DIRECT_DEBIT',
  };
}

/** Lists the instrument types accepted at a studio. */
export function listPaymentTypes({ paymentMethods }: PaymentMethods): Schemas['PaymentType'][] {
  return paymentMethods.flatMap((method) => toPaymentType(method) ?? []);
}

export function listAccountMethods({
  paymentMethods,
}: PaymentMethods): Schemas['PaymentMethodOption'][] {
  return paymentMethods.map(toOption);
}

/** Excludes direct debit and pay later, which require an identifiable person. */
export function listGuestMethods({
  paymentMethods,
}: PaymentMethods): Schemas['PaymentMethodOption'][] {
  return paymentMethods
    .filter((method) => method !== 'DIRECT_DEBIT' && method !== 'FINION_PAY')
    .map(toOption);
}

export function methodNotAllowed(method: Schemas['OnlinePaymentMethod']): Error {
  return apiError(422, 'payment.error.methodnotallowed', 'This cannot be paid in this way here', {
    args: [{ type: 'STRING', value: method }],
  });
}
