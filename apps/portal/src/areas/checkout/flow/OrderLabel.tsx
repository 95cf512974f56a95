import type { Money } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { flowMessages } from './flowMessages.ts';

/**
 * Countries whose law prescribes the label of the order button: the European Economic Area
 * (Directive 2011/83/EU, article 8(2)) and Great Britain (SI 2013/3134, regulation 14(4)).
 */
const withPrescribedLabel = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

interface OrderLabelProps {
  /** What is due. */
  due: Money;
  /** True if the order is for a place on the waiting list. */
  waits?: boolean;
}

/** Label of a button that orders something to be paid: the one that the law prescribes, else with the amount. */
export function OrderLabel({ due, waits = false }: OrderLabelProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  if (withPrescribedLabel.has(studio.address.countryCode))
    return <FormattedMessage {...(waits ? flowMessages.orderWaiting : flowMessages.order)} />;
  return (
    <FormattedMessage
      {...(waits ? flowMessages.waitAndPay : flowMessages.payPrice)}
      values={{ price: formatSum(due, intl) }}
    />
  );
}
