import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { RadioChips } from '@studio-portal/ui/RadioChips';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { areSameWeekday, dayInZone, formatDay } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { openState } from '../shared/openState.ts';
import { messages } from './messages.ts';
import { PeopleNow } from './PeopleNow.tsx';
import { TodayHours } from './TodayHours.tsx';
import { useUtilization } from './useUtilization.ts';
import { WeekdayHours } from './WeekdayHours.tsx';
import { type Weekday, weekdaysAround } from './weekdays.ts';

/**
 * Shows how many people are in the studio, the hours of today with the next quiet time, and the
 * usual hours of other weekdays; nothing if the studio does not publish it.
 */
export function UtilizationSection() {
  const { locale } = useIntl();
  const { studio } = useStudio();
  const present = useNow();
  const [selected, setSelected] = useState<Weekday>();
  const { revealed, data, isError } = useUtilization();
  const isOpen = openState(studio.closingHoursDtos, present).open;
  // The page is complete without the chart, so a failure is not shown.
  if (!revealed || isError) return null;
  const today = dayInZone(studio.zoneId, present);
  const weekdays = weekdaysAround(today);
  const current = weekdays.find(({ day }) => areSameWeekday(day, today))?.name;
  const shown = selected ?? current;
  return (
    <section aria-labelledby="utilization" aria-busy={!data}>
      <Typography id="utilization" variant="h2" sx={{ mb: 1 }}>
        <FormattedMessage {...messages.title} />
      </Typography>
      {isOpen && <PeopleNow />}
      {/* Seven equal days in one line, also on a phone. */}
      <Box sx={{ mt: 2, '& label': { flex: '1 1 0', minWidth: 0, px: 0 } }}>
        <RadioChips
          legend={<FormattedMessage {...messages.weekday} />}
          name="utilization-weekday"
          chips={weekdays.map(({ name, day }) => ({
            value: name,
            label: formatDay(day, locale, { weekday: 'short' }),
          }))}
          selected={shown}
          onSelect={(value) => setSelected(weekdays.find(({ name }) => name === value)?.name)}
        />
      </Box>
      {shown !== undefined && shown !== current ? (
        <WeekdayHours weekday={shown} />
      ) : data ? (
        <TodayHours hours={data.hours} isOpen={isOpen} />
      ) : (
        <Skeleton variant="rounded" height={140} sx={{ mt: 2 }} />
      )}
    </section>
  );
}
