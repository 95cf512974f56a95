import Button from '@mui/material/Button';
import { useGetAccountBalance } from '@studio-portal/sdk/api/account';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { Wallet } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages as accessMessages } from '../../studio/access/messages.ts';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { ValueCard } from './ValueCard.tsx';

/** Balance that the member owes or has in credit. */
export function BalanceCard() {
  const { locale } = useIntl();
  const { studioUuid } = useStudio();
  const canOpen = useRouteAccess();
  const account = useGetAccountBalance({ query: { staleTime: 0 } });
  return (
    <ValueCard
      icon={Wallet}
      title={<FormattedMessage {...messages.balance} />}
      query={account}
      to={
        canOpen('account')
          ? {
              href: path('account', { studioUuid }),
              label: <FormattedMessage {...messages.toAccount} />,
            }
          : undefined
      }
    >
      {({ balance }) => {
        if (balance.amount > 0)
          return {
            answer: formatPrice(balance, locale),
            ...(canOpen('accountBalance') && {
              action: (
                <Button
                  variant="outlined"
                  component={Link}
                  to={path('accountBalance', { studioUuid })}
                >
                  <FormattedMessage {...accessMessages.pay} />
                </Button>
              ),
            }),
          };
        const answer = <FormattedMessage {...messages.nothingOwed} />;
        if (balance.amount === 0) return { answer };
        const price = formatPrice({ ...balance, amount: -balance.amount }, locale);
        return { answer, more: <FormattedMessage {...messages.inCredit} values={{ price }} /> };
      }}
    </ValueCard>
  );
}
