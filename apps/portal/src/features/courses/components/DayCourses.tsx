import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { minuteOfDay } from '../../../lib/dates.ts';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import type { CourseAppointment } from '../../../domains/courseView/bookingState.ts';
import { messages } from '../messages.ts';
import { CourseRows } from './CourseRows.tsx';

const Part = styled('section')({ marginTop: space(32) });

const noon = 12 * 60;
const evening = 17 * 60;
const partOf = (minute: number) =>
  minute < noon ? 'morning' : minute < evening ? 'afternoon' : 'evening';

/** The courses of a day, grouped by part of the day on the clock of the studio. */
export function DayCourses({ appointments }: { appointments: readonly CourseAppointment[] }) {
  const { studio } = useStudio();
  const groups = Object.groupBy(appointments, ({ slot }) =>
    partOf(minuteOfDay(slot.startDateTime, studio.zoneId)),
  );
  return (['morning', 'afternoon', 'evening'] as const).map((part) => {
    const entries = groups[part] ?? [];
    if (entries.length === 0) return null;
    return (
      <Part key={part} aria-labelledby={`part-${part}`}>
        <Typography id={`part-${part}`} variant="h3" component="h2" color="textSecondary">
          <FormattedMessage {...messages[part]} />
        </Typography>
        <CourseRows appointments={entries} />
      </Part>
    );
  });
}
