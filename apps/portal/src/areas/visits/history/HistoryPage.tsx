import Typography from '@mui/material/Typography';
import {
  useGetCheckinHistoryReport,
  useGetEarliestCheckinDate,
} from '@studio-portal/sdk/api/checkin';
import type { CheckinHistoryReport } from '@studio-portal/sdk/types';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { DayFilter } from '../../../lib/dayFilter/DayFilter.tsx';
import { formatDay, fromWire, isDay } from '../../../lib/dates/dates.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { HistoryFiles } from './HistoryFiles.tsx';
import { messages } from './messages.ts';
import { TrainingYear } from './TrainingYear.tsx';
import { VisitCalendar } from './VisitCalendar.tsx';
import { VisitTable } from './VisitTable.tsx';

/**
 * Shows a member's past visits to the studios of the chain: all stored ones, or those of the days
 * in the query.
 */
export function HistoryPage() {
  const { locale } = useIntl();
  const [query, setQuery] = useSearchParams();
  const day = (name: 'from' | 'to') => {
    const text = query.get(name);
    return isDay(text) ? text : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  const days = { ...(from ? { startDate: from } : {}), ...(to ? { endDate: to } : {}) };
  const report = useGetCheckinHistoryReport(days, { query: { staleTime: 0 } });
  const earliest = useGetEarliestCheckinDate();
  const first = earliest.data?.earliestPossibleDate;
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.checkinHistory} />}
      intro={
        first && (
          <FormattedMessage
            {...messages.intro}
            values={{ day: formatDay(fromWire(first), locale, { dateStyle: 'long' }) }}
          />
        )
      }
      queries={{ report }}
      skeleton={<RowsSkeleton rows={6} />}
    >
      {(loaded) => (
        <>
          <DayFilter
            key={`${from} ${to}`}
            shown={loaded.report.data}
            earliest={first && fromWire(first)}
            onShow={({ startDate, endDate }) => setQuery({ from: startDate, to: endDate })}
          />
          <Visits report={loaded.report.data} />
        </>
      )}
    </Page>
  );
}

function Visits({ report }: { report: CheckinHistoryReport }) {
  const { startDate, endDate, visits, checkins } = report;
  if (visits === 0)
    return <EmptyState drawing="calendar" title={<FormattedMessage {...messages.none} />} />;
  return (
    <>
      <TrainingYear report={report} />
      {/* Above the visits, whose list grows on scrolling and would push the buttons away from under the finger. */}
      <HistoryFiles report={report} />
      <Typography variant="h2" sx={{ mt: 4 }}>
        <FormattedMessage {...messages.days} />
      </Typography>
      <VisitCalendar
        from={fromWire(startDate)}
        to={fromWire(endDate)}
        visits={checkins.map(({ date }) => fromWire(date))}
      />
      <Typography variant="h2" sx={{ mb: 1 }}>
        <FormattedMessage {...messages.all} />
      </Typography>
      <VisitTable visits={checkins} from={`${fromWire(startDate)} ${fromWire(endDate)}`} />
    </>
  );
}
