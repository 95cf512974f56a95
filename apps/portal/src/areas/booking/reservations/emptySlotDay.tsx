import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { addDays, type Day, formatDay } from '../../../lib/dates/dates.ts';
import { getSlotDay } from './getSlotDay.ts';
import { messages } from './messages.ts';
import type { SlotDay } from './useSlotDay.ts';

/** Explains why a day has nothing to reserve and links to the next day that has. */
export function emptySlotDay({ day, lastDay, daysInAdvance, all }: SlotDay): EmptyStateProps {
  const others = all.map(getSlotDay).filter((other) => other !== day);
  const next = others.find((other) => other > day) ?? others[0];
  const title =
    daysInAdvance !== undefined && lastDay !== undefined && day > lastDay ? (
      <FormattedMessage
        {...messages.notYet}
        values={{ day: <FormattedDay day={addDays(day, -daysInAdvance)} /> }}
      />
    ) : (
      <FormattedMessage {...messages.emptyDay} />
    );
  if (next === undefined)
    return { drawing: 'calendar', title: <FormattedMessage {...messages.nothing} /> };
  return {
    drawing: 'calendar',
    title,
    action: (
      <Button variant="contained" component={Link} to={`?day=${next}`}>
        <FormattedDay day={next} />
      </Button>
    ),
  };
}

/** Formats a day as "Thursday 26 November". */
const FormattedDay = ({ day }: { day: Day }) =>
  formatDay(day, useIntl().locale, { weekday: 'long', day: 'numeric', month: 'long' });
