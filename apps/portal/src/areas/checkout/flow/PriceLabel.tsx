import type { Money } from '@studio-portal/sdk/types';
import { PriceText } from '@studio-portal/ui/PriceText';
import { useIntl } from 'react-intl';
import { flowMessages } from './flowMessages.ts';

/** Formats a price in the user's locale; zero becomes "free". */
export function PriceLabel({ price }: { price: Money }) {
  const intl = useIntl();
  return (
    <PriceText
      amount={price.amount}
      currency={price.currency}
      locale={intl.locale}
      freeLabel={intl.formatMessage(flowMessages.free)}
    />
  );
}
