import type { Money } from '@studio-portal/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { flowMessages } from './flowMessages.ts';
import { hasConsumerRights } from './hasConsumerRights.ts';
import { isPayable } from './steps.ts';

interface OrderLaterLabelProps {
  /** Amount of the later payment; undefined while it loads. */
  price: Money | undefined;
  /** Label of an order that is free, or of a country whose law prescribes none. */
  children: ReactNode;
}

/** Label of a button that orders something which is paid later: the one that the law prescribes, else one without a price. */
export function OrderLaterLabel({ price, children }: OrderLaterLabelProps) {
  const { studio } = useStudio();
  const mustPay = price === undefined || isPayable(price);
  return mustPay && hasConsumerRights(studio.address.countryCode) ? (
    <FormattedMessage {...flowMessages.order} />
  ) : (
    children
  );
}
