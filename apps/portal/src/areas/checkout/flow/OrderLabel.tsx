import type { Money } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { flowMessages } from './flowMessages.ts';
import { hasConsumerRights } from './hasConsumerRights.ts';

interface OrderLabelProps {
  /** What is due. */
  due: Money;
  /** Name of the stored means of payment that pays it. */
  means?: string | undefined;
  /** True if the order is for a place on the waiting list. */
  waits?: boolean;
}

/**
 * Label of a button that orders something to be paid: the one that the law prescribes, else with the
 * amount and the means of payment.
 */
export function OrderLabel({ due, means, waits = false }: OrderLabelProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  if (hasConsumerRights(studio.address.countryCode))
    return <FormattedMessage {...(waits ? flowMessages.orderWaiting : flowMessages.order)} />;
  return (
    <FormattedMessage
      {...(waits ? flowMessages.waitAndPay : flowMessages.payPrice)}
      values={{ price: [formatSum(due, intl), ...(means ? [means] : [])].join(' · ') }}
    />
  );
}
