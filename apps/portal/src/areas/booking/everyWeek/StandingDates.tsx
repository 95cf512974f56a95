import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { StandingBooking, StandingBookingDate } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Period } from '../../../lib/dates/Period.tsx';
import { DateState } from './DateState.tsx';
import { messages } from './messages.ts';

const Dates = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(4)} ${space(16)}`,
  padding: `${space(12)} 0`,
  // Keeps an action beside the date on phones.
  '& > div': { flex: '1 1 160px' },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** Dates shown at once; the later ones follow as these pass. */
const shownDates = 4;

interface StandingDatesProps {
  standing: StandingBooking;
  /** Renders the action beside a date. */
  renderAction?: (date: StandingBookingDate) => ReactNode;
}

/** Lists the next dates of a weekly booking with what became of each. */
export function StandingDates({ standing, renderAction }: StandingDatesProps) {
  const { dates, studio } = standing;
  if (dates.length === 0)
    return (
      <Typography color="textSecondary">
        <FormattedMessage {...messages.noDates} />
      </Typography>
    );
  return (
    <Dates>
      {dates.slice(0, shownDates).map((date) => (
        <Row key={date.courseAppointmentId}>
          <div>
            <Typography>
              <Period start={date.startDateTime} end={date.endDateTime} zone={studio.zoneId} />
            </Typography>
            {date.state === 'BOOKED' ? (
              <Tag filled>
                <DateState date={date} zone={studio.zoneId} />
              </Tag>
            ) : (
              <Typography variant="body2" color="textSecondary">
                <DateState date={date} zone={studio.zoneId} />
              </Typography>
            )}
          </div>
          {renderAction?.(date)}
        </Row>
      ))}
    </Dates>
  );
}
