import type { Money } from '@studio-portal/sdk/types';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { flowMessages } from './flowMessages.ts';
import { hasConsumerRights } from './hasConsumerRights.ts';
import { isPayable } from './steps.ts';

interface OrderLabelProps {
  /** What is due. */
  due: Money;
  /** Label if a voucher leaves nothing due. */
  book: MessageDescriptor;
  /** Name of the stored payment method that pays it. */
  methodName?: string | undefined;
  /** True if the order is for a place on the waiting list. */
  waits?: boolean;
}

/**
 * Label of a button that orders something to be paid: the one that the law prescribes, else with the
 * amount and, if it is paid at once, the stored payment method.
 */
export function OrderLabel({ due, book, methodName, waits = false }: OrderLabelProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const price = formatSum(due, intl);
  // Prescribed even if a voucher leaves nothing due, since it is a payment too.
  if (hasConsumerRights(studio.address.countryCode))
    return <FormattedMessage {...(waits ? flowMessages.orderWaiting : flowMessages.order)} />;
  if (!isPayable(due))
    return <FormattedMessage {...(waits ? flowMessages.joinWaitingList : book)} />;
  if (waits) return <FormattedMessage {...flowMessages.waitAndPay} values={{ price }} />;
  return methodName === undefined ? (
    <FormattedMessage {...flowMessages.payPrice} values={{ price }} />
  ) : (
    <FormattedMessage {...flowMessages.payPriceWith} values={{ price, method: methodName }} />
  );
}
