import { useGetAccountBalance } from '@studio-portal/sdk/api/account';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { Wallet } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { OverviewCard } from './OverviewCard.tsx';

/** Balance that the member owes or has in credit. */
export function BalanceCard() {
  const { locale } = useIntl();
  const { studioUuid } = useStudio();
  const canOpen = useCanOpen('account');
  const account = useGetAccountBalance({ query: { staleTime: 0 } });
  return (
    <OverviewCard
      icon={Wallet}
      title={<FormattedMessage {...messages.balance} />}
      query={account}
      to={
        canOpen
          ? {
              href: path('account', { studioUuid }),
              label: <FormattedMessage {...messages.toAccount} />,
            }
          : undefined
      }
    >
      {({ balance }) => {
        if (balance.amount > 0) return { answer: formatPrice(balance, locale) };
        const answer = <FormattedMessage {...messages.nothingOwed} />;
        if (balance.amount === 0) return { answer };
        const price = formatPrice({ ...balance, amount: -balance.amount }, locale);
        return { answer, more: <FormattedMessage {...messages.inCredit} values={{ price }} /> };
      }}
    </OverviewCard>
  );
}
