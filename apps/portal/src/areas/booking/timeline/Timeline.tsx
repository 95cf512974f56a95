import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayInZone } from '../../../lib/dates/dates.ts';
import { formatDateInWords } from '../../../lib/dates/moments.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { CancelDialogs } from '../bookings/CancelDialogs.tsx';
import { CancelVisit } from './CancelVisit.tsx';
import { messages } from './messages.ts';
import { NextVisit } from './NextVisit.tsx';
import { PastVisits } from './PastVisits.tsx';
import { sortVisits, type Visit, visitKey } from './visit.ts';
import { VisitRow } from './VisitRow.tsx';

const Part = styled('section')({ marginBottom: space(50) });

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface TimelineProps {
  /** Bookings and reservations to come, in any order. */
  upcoming: readonly Visit[];
  /** Past and canceled ones, in any order. */
  past: readonly Visit[];
  /** Shown if nothing is to come. */
  nothingUpcoming: ReactNode;
}

/**
 * Shows upcoming visits by day, the next one as a ticket, each with its cancelation; below them past and
 * canceled ones by month.
 */
export function Timeline({ upcoming, past, nothingUpcoming }: TimelineProps) {
  const sorted = sortVisits(upcoming);
  const [next] = sorted;
  const days = Object.entries(
    Object.groupBy(sorted, (visit) => dayInZone(visit.studio.zoneId, visit.startDateTime)),
  );
  // The focused button disappears with its row once the list has been refetched.
  useFocusFallback(sorted.map(visitKey).join());
  return (
    <CancelDialogs>
      <Part aria-labelledby="upcoming">
        <Typography id="upcoming" variant="h2">
          <FormattedMessage {...messages.upcoming} />
        </Typography>
        {!next && nothingUpcoming}
        {days.map(([day, visits = []]) => (
          <Day key={day} visits={visits} next={next} />
        ))}
      </Part>
      {past.length > 0 && <PastVisits visits={past} />}
    </CancelDialogs>
  );
}

/** Visits of a day, below its name. */
function Day({ visits, next }: { visits: readonly Visit[]; next: Visit | undefined }) {
  const { locale } = useIntl();
  const present = useNow();
  const id = useId();
  const [first] = visits;
  return (
    <>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ mt: 3 }}>
        {first && formatDateInWords(first.startDateTime, locale, first.studio.zoneId, present)}
      </Typography>
      <List aria-labelledby={id}>
        {visits.map((visit) => {
          const Row = visit === next ? NextVisit : VisitRow;
          const action = <CancelVisit visit={visit} />;
          return <Row key={visitKey(visit)} visit={visit} action={action} />;
        })}
      </List>
    </>
  );
}
