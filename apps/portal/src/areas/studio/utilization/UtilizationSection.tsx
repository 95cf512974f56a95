import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { openState } from '../shared/openState.ts';
import { busyTexts } from '../shared/busyTexts.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { findHour, findQuietestHour } from './hours.ts';
import { HourTable } from './HourTable.tsx';
import { HourBars } from './HourBars.tsx';
import { messages } from './messages.ts';
import { useUtilization } from './useUtilization.ts';

/**
 * Shows the utilization by hour and the next quiet time; nothing if the studio does not publish it.
 */
export function UtilizationSection() {
  const intl = useIntl();
  const { studio } = useStudio();
  const present = useNow();
  const { revealed, data, isError } = useUtilization();
  const isOpen = openState(studio.closingHoursDtos, present).open;
  // The page is complete without the chart, so a failure is not shown.
  if (!revealed || isError || data?.hours.length === 0) return null;
  // A closed studio has no current utilization.
  const current = isOpen ? data && findHour(data.hours, present) : undefined;
  const quietest = data && findQuietestHour(data.hours, present);
  return (
    <section aria-labelledby="utilization" aria-busy={!data}>
      <Typography id="utilization" variant="h2">
        <FormattedMessage {...messages.title} />
      </Typography>
      {!data && <Skeleton variant="rounded" height={140} sx={{ mt: 2 }} />}
      {data && (
        <>
          {current && (
            <Typography sx={{ mt: 1 }}>
              <FormattedMessage {...busyTexts[current.level]} />
            </Typography>
          )}
          <HourBars hours={data.hours} current={current} />
          {quietest && (
            <Typography color="textSecondary">
              <FormattedMessage
                {...messages.quietest}
                values={{
                  time: formatInstant(quietest.startDateTime, intl.locale, studio.zoneId, {
                    timeStyle: 'short',
                  }),
                }}
              />
            </Typography>
          )}
          <HourTable hours={data.hours} />
        </>
      )}
    </section>
  );
}
