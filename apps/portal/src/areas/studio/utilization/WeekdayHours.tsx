import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { HourBars } from './HourBars.tsx';
import { HourTable } from './HourTable.tsx';
import { messages } from './messages.ts';
import { formatWeekday } from './shownHours.ts';
import { useWeekdayHours } from './useUtilization.ts';
import type { Weekday } from './weekdays.ts';

/** Usual utilization of a weekday by hour. */
export function WeekdayHours({ weekday }: { weekday: Weekday }) {
  const { locale } = useIntl();
  const { hours, isError } = useWeekdayHours(weekday);
  if (!hours && !isError) return <Skeleton variant="rounded" height={140} sx={{ mt: 2 }} />;
  if (!hours || hours.length === 0)
    return (
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        <FormattedMessage {...messages.noCounts} />
      </Typography>
    );
  const shown = formatWeekday(hours, locale);
  return (
    <>
      <HourBars hours={shown} />
      <Typography color="textSecondary">
        <FormattedMessage {...messages.usual} />
      </Typography>
      <HourTable hours={shown} />
    </>
  );
}
