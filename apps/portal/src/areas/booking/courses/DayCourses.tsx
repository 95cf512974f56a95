import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { DayHeading } from '../../../lib/dates/DayHeading.tsx';
import { dayPartMessages, dayParts } from '../../../lib/dates/dayParts.ts';
import { ShowMore } from '../../../lib/page/ShowMore.tsx';
import { useIncrementalList } from '../../../lib/page/useIncrementalList.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import type { CourseEntry } from './courseFilter.ts';
import { CoursePart } from './CoursePart.ts';
import { CourseRows } from './CourseRows.tsx';
import { EarlierToday } from './EarlierToday.tsx';
import { messages } from './messages.ts';
import { OtherDay } from './OtherDay.tsx';
import type { CourseDay } from './useCourseDay.ts';

const toAppointment = ({ appointment }: CourseEntry) => appointment;

/**
 * Lists the courses of a day, grouped by part of the day in the studio's time zone; today's finished
 * courses are collapsed, and once all are over there is a link to another day.
 */
export function DayCourses({ list }: { list: CourseDay }) {
  const present = useNow();
  const isOver = ({ appointment }: CourseEntry) => appointment.slot.endDateTime <= present;
  const { day, today, shown, chosen, others } = list;
  const listKey = day + JSON.stringify(chosen);
  // True if the entries belong to several studios.
  const withStudio = others.ids.length > 0;
  const over = day === today ? shown.filter(isOver) : [];
  const listed = day === today ? shown.filter((entry) => !isOver(entry)) : shown;
  const growing = useIncrementalList(listed, listKey);
  const groups = Object.groupBy(growing.shown, ({ part }) => part);
  return (
    <>
      <DayHeading day={day} today={today} />
      <EarlierToday count={over.length}>
        <FinishedCourses entries={over} listKey={listKey} withStudio={withStudio} />
      </EarlierToday>
      {listed.length === 0 && (
        <Box sx={{ mt: 3 }}>
          <OtherDay {...list} />
        </Box>
      )}
      {dayParts.map((part) => {
        const inPart = groups[part] ?? [];
        if (inPart.length === 0) return null;
        return (
          <CoursePart key={part} aria-labelledby={`part-${part}`}>
            <Typography id={`part-${part}`} variant="h2">
              <FormattedMessage {...dayPartMessages[part]} />
            </Typography>
            <CourseRows appointments={inPart.map(toAppointment)} withStudio={withStudio} />
          </CoursePart>
        );
      })}
      <ShowMore {...growing} label={messages.showMore} />
    </>
  );
}

interface FinishedCoursesProps {
  entries: readonly CourseEntry[];
  /** Identifies the day and the filters; a change resets the incremental list. */
  listKey: string;
  withStudio: boolean;
}

function FinishedCourses({ entries, listKey, withStudio }: FinishedCoursesProps) {
  const growing = useIncrementalList(entries, listKey);
  return (
    <>
      <CourseRows appointments={growing.shown.map(toAppointment)} withStudio={withStudio} />
      <ShowMore {...growing} label={messages.showMore} />
    </>
  );
}
