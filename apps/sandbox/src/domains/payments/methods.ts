/** Ways to pay that a studio takes. */
import type { Schemas } from '../../server/api.ts';
import type { StoredStudio } from '../studios/rules.ts';

type Method = Schemas['OnlinePaymentMethod'];
type Takes = Pick<StoredStudio, 'paymentMethods'>;

/** The kind of instrument that a way to pay needs; the service behind FINION_PAY keeps its own. */
export function typeOf(method: Method): Schemas['PaymentType'] | null {
  return method === 'FINION_PAY' ? null : method;
}

function toOption(method: Method): Schemas['PaymentMethodOption'] {
  return {
    paymentMethod: method,
    paymentType: typeOf(method),
    // A mandate is a confirmation for all that follows.
    authenticationRequired: method !== 'DIRECT_DEBIT',
  };
}

/** Kinds of instrument that pay there. */
export function typesOf({ paymentMethods }: Takes): Schemas['PaymentType'][] {
  return paymentMethods.flatMap((method) => typeOf(method) ?? []);
}

export function methodsForAccounts({ paymentMethods }: Takes): Schemas['PaymentMethodOption'][] {
  return paymentMethods.map(toOption);
}

/** A mandate and paying later take somebody who can be found again. */
export function methodsForAnybody({ paymentMethods }: Takes): Schemas['PaymentMethodOption'][] {
  return paymentMethods
    .filter((method) => method !== 'DIRECT_DEBIT' && method !== 'FINION_PAY')
    .map(toOption);
}
