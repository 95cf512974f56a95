import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { dayPartMessages, dayPartOf, dayParts } from '../../lib/dayParts.ts';
import { useNow } from '../../lib/useNow.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import type { CourseAppointment } from '../../domains/courseView/bookingState.ts';
import { messages } from './messages.ts';
import { CourseRows } from './CourseRows.tsx';

const Part = styled('section')({ marginTop: space(32) });

const Over = styled('details')(({ theme }) => ({
  marginTop: space(24),
  '& summary': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
  },
}));

/** The courses of a day, grouped by part of the day on the clock of the studio; those that are over are folded. */
export function DayCourses({ appointments }: { appointments: readonly CourseAppointment[] }) {
  const { studio } = useStudio();
  const present = useNow();
  const isOver = ({ slot }: CourseAppointment) => slot.endDateTime <= present;
  const over = appointments.filter(isOver);
  const ahead = appointments.filter((one) => !isOver(one));
  const isPast = ahead.length === 0;
  const groups = Object.groupBy(isPast ? over : ahead, ({ slot }) =>
    dayPartOf(slot.startDateTime, studio.zoneId),
  );
  return (
    <>
      {over.length > 0 && !isPast && (
        <Over>
          <summary>
            <FormattedMessage {...messages.overToday} values={{ count: over.length }} />
          </summary>
          <CourseRows appointments={over} />
        </Over>
      )}
      {dayParts.map((part) => {
        const entries = groups[part] ?? [];
        if (entries.length === 0) return null;
        return (
          <Part key={part} aria-labelledby={`part-${part}`}>
            <Typography id={`part-${part}`} variant="h3" component="h2" color="textSecondary">
              <FormattedMessage {...dayPartMessages[part]} />
            </Typography>
            <CourseRows appointments={entries} />
          </Part>
        );
      })}
    </>
  );
}
