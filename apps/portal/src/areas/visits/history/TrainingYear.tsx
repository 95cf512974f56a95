import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useGetCustomerAccount } from '@studio-portal/sdk/api/account';
import { useGetLoyaltyCustomerState, useGetLoyaltyWidget } from '@studio-portal/sdk/api/loyalty';
import type { CheckinHistoryReport } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { formatTimeRange, fromWire, toInstant } from '../../../lib/dates/dates.ts';
import { messages } from './messages.ts';
import { countStreakWeeks, findFavoriteHour, getCostPerVisit } from './trainingYear.ts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: `${space(16)} ${space(16)}`,
  margin: `0 0 ${space(24)}`,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h3, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

interface FactProps {
  label: MessageDescriptor;
  /** Undefined while loading, null if not known. */
  children: ReactNode;
}

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt>
      <FormattedMessage {...label} />
    </dt>
    <dd>{children === undefined ? <Skeleton width="60%" /> : (children ?? '–')}</dd>
  </div>
);

/** Figures about the visits of a period: number, time, streak, favorite hour, cost and points. */
export function TrainingYear({ report }: { report: CheckinHistoryReport }) {
  const intl = useIntl();
  const { visits, totalMinutes, checkins } = report;
  const days = checkins.map(({ date }) => fromWire(date));
  const hours = intl.formatNumber(totalMinutes / 60, {
    style: 'unit',
    unit: 'hour',
    maximumFractionDigits: 0,
  });
  const streak = countStreakWeeks(days, fromWire(report.endDate));
  const favoriteHour = findFavoriteHour(checkins);
  const canSeeAccount = useCanOpen('account');
  const canSeePoints = useCanOpen('loyaltyProgram');
  return (
    <Facts>
      <Fact label={messages.number}>{intl.formatNumber(visits)}</Fact>
      <Fact label={messages.duration}>{hours}</Fact>
      <Fact label={messages.streak}>
        <FormattedMessage {...messages.weeks} values={{ count: streak }} />
      </Fact>
      <Fact label={messages.favoriteHour}>
        {favoriteHour === undefined ? null : formatHour(favoriteHour, intl.locale)}
      </Fact>
      {canSeeAccount && <CostFact report={report} />}
      {canSeePoints && <PointsFact />}
    </Facts>
  );
}

const millisecondsPerHour = 3_600_000;

/** Formats an hour of the wall clock: "18:00–19:00". */
const formatHour = (hour: number, locale: string): string =>
  formatTimeRange(
    toInstant(hour * millisecondsPerHour),
    toInstant((hour + 1) * millisecondsPerHour),
    locale,
    'UTC',
    { hour: 'numeric', minute: '2-digit' },
  );

function CostFact({ report }: { report: CheckinHistoryReport }) {
  const { locale } = useIntl();
  const { data, isPending } = useGetCustomerAccount({
    startDate: fromWire(report.startDate),
    endDate: fromWire(report.endDate),
  });
  const cost = data && getCostPerVisit(data.bookingEntries, report.checkins);
  return (
    <Fact label={messages.cost}>
      {isPending ? undefined : cost ? formatPrice(cost, locale) : null}
    </Fact>
  );
}

function PointsFact() {
  const intl = useIntl();
  const { data: customer, isError } = useGetLoyaltyCustomerState();
  const isParticipant = customer?.state === 'REGISTERED';
  const { data, isLoading } = useGetLoyaltyWidget({ query: { enabled: isParticipant } });
  if (isError || (customer && !isParticipant)) return null;
  return (
    <Fact label={messages.points}>
      {data ? intl.formatNumber(data.points) : !customer || isLoading ? undefined : null}
    </Fact>
  );
}
