import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AccountBalance, CustomerAccount } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { dayInZone, formatDay } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { ItemList } from '../../../lib/page/ItemList.ts';
import { type OwedItem, owedItems } from './owedItems.ts';

interface BalancePanelProps {
  balance: AccountBalance;
  /** Account up to today; undefined while another period is shown. */
  account: CustomerAccount | undefined;
}

const BorderedPanel = styled(Panel)(({ theme }) => ({
  '&[data-overdue]': { borderColor: theme.vars.palette.error.main },
}));

/** Balance of the member, with its items and due date, the consequences of not paying, and a link to the payment. */
export function BalancePanel({ balance: { balance, payable }, account }: BalancePanelProps) {
  const { locale } = useIntl();
  const { studio, studioUuid } = useStudio();
  const canPay = useCanOpen('accountBalance');
  const today = dayInZone(studio.zoneId, useNow());
  const isOwed = balance.amount > 0;
  const items = isOwed && account ? owedItems(account) : [];
  const since = items[0]?.due;
  const isOverdue = since !== undefined && since < today;
  const price = formatPrice({ ...balance, amount: Math.abs(balance.amount) }, locale);
  return (
    <BorderedPanel aria-labelledby="balance" {...(isOverdue && { 'data-overdue': '' })}>
      <div>
        <Typography id="balance" component="h2" variant="body2" color="textSecondary">
          <FormattedMessage {...(balance.amount < 0 ? messages.credit : messages.owed)} />
        </Typography>
        <Typography variant="h2" component="p" color={isOverdue ? 'error' : undefined}>
          {balance.amount === 0 ? <FormattedMessage {...messages.settled} /> : price}
        </Typography>
        {since !== undefined && (
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage
              {...(isOverdue ? messages.overdue : messages.due)}
              values={{ day: formatDay(since, locale, { dateStyle: 'long' }) }}
            />
          </Typography>
        )}
      </div>
      {items.length > 0 && (
        <ItemList>
          {items.map((item, index) => (
            <li key={index}>
              <ItemName {...item} />
              <span>{formatPrice(item.left, locale)}</span>
            </li>
          ))}
        </ItemList>
      )}
      {isOwed && payable && canPay && (
        <Button variant="contained" component={Link} to={path('accountBalance', { studioUuid })}>
          <FormattedMessage {...messages.pay} values={{ price }} />
        </Button>
      )}
    </BorderedPanel>
  );
}

function ItemName({ name, kind, due }: OwedItem) {
  const { locale } = useIntl();
  if (kind === 'openingBalance')
    return (
      <span>
        <FormattedMessage {...messages.earlier} />
      </span>
    );
  return (
    <span>
      {name}{' '}
      <small>
        {kind === 'returnedPayment' && <FormattedMessage {...messages.reversed} />}{' '}
        {formatDay(due, locale, { day: 'numeric', month: 'short' })}
      </small>
    </span>
  );
}
