import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useGetAccountBalance, useGetCustomerAccount } from '@studio-portal/sdk/api/account';
import type { CustomerAccount } from '@studio-portal/sdk/types';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { DayFilter } from '../../../lib/dayFilter/DayFilter.tsx';
import { fromWire, isDay } from '../../../lib/dates/dates.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import { EntryTable } from './EntryTable.tsx';
import { messages } from './messages.ts';
import { MonthBars } from './MonthBars.tsx';
import { NextPaymentPanel } from './NextPaymentPanel.tsx';
import { groupByMonth } from './groupByMonth.ts';

const Panels = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: space(16),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

/**
 * Shows charges and payments of a member: the current balance and the next payment, then the entries
 * of the last year or of the days in the query, as a chart and a table.
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
  const canSeeContracts = permissions.has('CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS');
  const balance = useGetAccountBalance({ query: { staleTime: 0, enabled: canSeeBalance } });
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.account} />}
      intro={<FormattedMessage {...messages.intro} />}
      queries={{ account }}
      skeleton={<RowsSkeleton rows={5} />}
    >
      {(loaded) => {
        const recent = from || to ? undefined : loaded.account.data;
        return (
          <>
            {/* The current balance does not depend on the selected days. */}
            <Panels>
              {balance.data && <BalancePanel balance={balance.data} account={recent} />}
              {recent && canSeeContracts && <NextPaymentPanel account={recent} />}
            </Panels>
            <DayFilter
              key={`${from} ${to}`}
              shown={loaded.account.data.filterParameters}
              earliest={fromWire(loaded.account.data.customerCreationDate)}
              onShow={({ startDate, endDate }) => setQuery({ from: startDate, to: endDate })}
            />
            <Entries account={loaded.account.data} />
          </>
        );
      }}
    </Page>
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
      <EntryTable account={account} months={months} />
    </>
  );
}
