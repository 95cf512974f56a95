import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TimedRow } from '@studio-portal/ui/TimedRow';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { messages } from './messages.ts';
import type { Trial } from './useTrial.ts';
import { useStepAddress } from './useStepAddress.ts';
import { useTrialCourses } from './useTrialCourses.ts';

const List = styled('ul')({ margin: 0, padding: 0 });

/**
 * Offers courses of the studio that can be tried for free instead of the appointment.
 * @param next number of the next step
 */
export function TrialCourses({ trial, next }: { trial: Trial; next: number }) {
  const intl = useIntl();
  const id = useId();
  const stepPath = useStepAddress();
  const courses = useTrialCourses(trial);
  if (courses.length === 0) return undefined;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2">
        <FormattedMessage {...messages.courses} />
      </Typography>
      <Typography color="textSecondary">
        <FormattedMessage {...messages.coursesText} />
      </Typography>
      <List>
        {courses.map(({ course, slot }) => {
          const at = (instant: Date, options: Intl.DateTimeFormatOptions) =>
            formatInstant(instant, intl.locale, slot.studio.zoneId, options);
          return (
            <TimedRow
              key={course.id}
              start={at(slot.startDateTime, { timeStyle: 'short' })}
              end={at(slot.endDateTime, { timeStyle: 'short' })}
              color={course.colorHex}
              title={course.name}
              href={stepPath(next, course.id)}
              meta={[
                at(slot.startDateTime, { weekday: 'long', day: 'numeric', month: 'long' }),
                slot.employees.map(({ displayedName }) => displayedName).join(', '),
              ]}
            />
          );
        })}
      </List>
    </section>
  );
}
