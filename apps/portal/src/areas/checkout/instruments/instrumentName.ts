import type { PaymentInstrument } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import { paymentMethods } from './paymentMethods.ts';

/** Returns a distinct name for a stored instrument: "Visa •••• 4242", "iDEAL NL•• •••• 4242". */
export function instrumentName(
  { type, brand, maskedNumber }: Pick<PaymentInstrument, 'type' | 'brand' | 'maskedNumber'>,
  intl: IntlShape,
): string {
  const method = intl.formatMessage(paymentMethods[type].name);
  const name = type === 'CREDIT_CARD' ? (brand ?? method) : method;
  return maskedNumber === null ? name : `${name} ${maskedNumber}`;
}
