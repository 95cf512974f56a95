import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetAccountBalance, useGetCustomerAccount } from '@studio-portal/sdk/api/account';
import type { CustomerAccount, Money } from '@studio-portal/sdk/types';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { DayFilter } from '../../../lib/dayFilter/DayFilter.tsx';
import { fromWire, isDay } from '../../../lib/dates/dates.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { EntryTable } from './EntryTable.tsx';
import { messages } from './messages.ts';
import { MonthBars } from './MonthBars.tsx';
import { groupByMonth } from './groupByMonth.ts';

/**
 * Shows charges and payments of a member: the current balance, then the entries of the last year or
 * of the days in the query, as a chart and a table.
 */
export function AccountPage() {
  const [query, setQuery] = useSearchParams();
  const { permissions } = useStudio();
  const day = (name: 'from' | 'to') => {
    const text = query.get(name);
    return isDay(text) ? text : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  const days = { ...(from ? { startDate: from } : {}), ...(to ? { endDate: to } : {}) };
  const account = useGetCustomerAccount(days, { query: { staleTime: 0 } });
  const canSeeBalance = permissions.has('CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED');
  const balance = useGetAccountBalance({ query: { staleTime: 0, enabled: canSeeBalance } });
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.account} />}
      intro={<FormattedMessage {...messages.intro} />}
      queries={{ account }}
      skeleton={<RowsSkeleton rows={5} />}
    >
      {(loaded) => (
        <>
          {/* The current balance does not depend on the selected days. */}
          {balance.data && <Owed of={balance.data.balance} payable={balance.data.payable} />}
          <DayFilter
            key={`${from} ${to}`}
            shown={loaded.account.data.filterParameters}
            earliest={fromWire(loaded.account.data.customerCreationDate)}
            onShow={({ startDate, endDate }) => setQuery({ from: startDate, to: endDate })}
          />
          <Entries account={loaded.account.data} />
        </>
      )}
    </Page>
  );
}

function Owed({ of, payable }: { of: Money; payable: boolean }) {
  const { locale } = useIntl();
  const { studioUuid } = useStudio();
  const canPay = useCanOpen('accountBalance');
  const isOwed = of.amount > 0;
  return (
    <>
      <Typography color="textSecondary">
        <FormattedMessage {...(of.amount < 0 ? messages.credit : messages.owed)} />
      </Typography>
      <Typography variant="h2" component="p" sx={{ mb: 2 }}>
        {of.amount === 0 ? (
          <FormattedMessage {...messages.settled} />
        ) : (
          formatPrice({ ...of, amount: Math.abs(of.amount) }, locale)
        )}
      </Typography>
      {isOwed && payable && canPay && (
        <Button variant="contained" component={Link} to={path('accountBalance', { studioUuid })}>
          <FormattedMessage {...messages.pay} />
        </Button>
      )}
    </>
  );
}

function Entries({ account }: { account: CustomerAccount }) {
  if (account.bookingEntries.length === 0)
    return <EmptyState drawing="calendar" title={<FormattedMessage {...messages.empty} />} />;
  const months = groupByMonth(account.bookingEntries);
  return (
    <>
      {months.length > 1 && (
        <>
          <Typography variant="h2">
            <FormattedMessage {...messages.chart} />
          </Typography>
          <MonthBars months={months} />
        </>
      )}
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        <FormattedMessage {...messages.entries} />
      </Typography>
      <EntryTable account={account} />
    </>
  );
}
