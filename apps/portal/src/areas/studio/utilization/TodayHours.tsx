import Typography from '@mui/material/Typography';
import type { UtilizationHour } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { HourBars } from './HourBars.tsx';
import { findHour, findQuietestHour } from './hours.ts';
import { HourTable } from './HourTable.tsx';
import { messages } from './messages.ts';
import { formatToday } from './shownHours.ts';

/** Utilization of today by hour, and the next quiet time. */
export function TodayHours({
  hours,
  isOpen,
}: {
  hours: readonly UtilizationHour[];
  isOpen: boolean;
}) {
  const { locale } = useIntl();
  const { studio } = useStudio();
  const present = useNow();
  if (hours.length === 0)
    return (
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        <FormattedMessage {...messages.noCounts} />
      </Typography>
    );
  // A closed studio has no current utilization.
  const current = isOpen ? findHour(hours, present) : undefined;
  const quietest = findQuietestHour(hours, present);
  const shown = formatToday(hours, current, locale, studio.zoneId);
  return (
    <>
      <HourBars hours={shown} />
      {quietest && (
        <Typography color="textSecondary">
          <FormattedMessage
            {...messages.quietest}
            values={{
              time: formatInstant(quietest.startDateTime, locale, studio.zoneId, {
                timeStyle: 'short',
              }),
            }}
          />
        </Typography>
      )}
      <HourTable hours={shown} />
    </>
  );
}
