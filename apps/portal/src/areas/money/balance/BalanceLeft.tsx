import type { Money } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** The balance still owed, in a sentence. */
export function BalanceLeft({ balance }: { balance: Money }) {
  const { locale } = useIntl();
  return balance.amount > 0 ? (
    <FormattedMessage {...messages.stillOpen} values={{ price: formatPrice(balance, locale) }} />
  ) : (
    <FormattedMessage {...messages.allPaid} />
  );
}
