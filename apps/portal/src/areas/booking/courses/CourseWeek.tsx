import { styled } from '@mui/material/styles';
import { InAppLink } from '@studio-portal/ui/InAppLink';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { addDays, type Day, formatDay, minuteOfDay, weekStart } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { withDay } from '../../../lib/dates/withDay.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { CourseCard } from './CourseCard.tsx';
import { CourseSheet } from './CourseSheet.tsx';
import {
  CourseWeekDay,
  CourseWeekGrid,
  CourseWeekHead,
  CourseWeekTimeline,
  minuteHeight,
} from './CourseWeekLayout.ts';
import { HourLines } from './HourLines.tsx';
import { messages } from './messages.ts';
import type { CourseDay } from './useCourseDay.ts';
import { useOpenCourse } from './useOpenCourse.ts';
import { placeDay, spanOfWeek } from './weekLayout.ts';

const Courses = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Line across today's column at the current time. */
const Now = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  zIndex: 1,
  borderTop: `2px solid ${theme.vars.palette.error.main}`,
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -4,
    top: -5,
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.error.main,
  },
}));

interface CourseWeekProps extends Pick<CourseDay, 'monday' | 'today' | 'week'> {
  /** True to show the studios' names. */
  withStudio: boolean;
}

/**
 * Shows the courses of a week with a column for each day, as high as they last. Those of this studio
 * open beside the week; each day links to its list.
 */
export function CourseWeek({ monday, today, week, withStudio }: CourseWeekProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const [query] = useSearchParams();
  const now = useNow();
  const { openId, open, close } = useOpenCourse();
  const dayListHref = (day: Day) => {
    const next = withDay(query, day);
    next.delete('view');
    return `?${next}`;
  };
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => ({
    day,
    ...placeDay(week.get(day) ?? []),
  }));
  const present = monday === weekStart(today) ? minuteOfDay(now, studio.zoneId) : undefined;
  const { from, to } = spanOfWeek(
    days.flatMap(({ placed }) => placed),
    present,
  );
  // Before the first course, the current time is not in view.
  const shownMinute = present !== undefined && present >= from ? present : undefined;
  const toTop = (minute: number) => (minute - from) * minuteHeight;
  return (
    <>
      <CourseWeekGrid style={{ gridTemplateRows: `auto ${toTop(to)}px` }}>
        <HourLines from={from} to={to} present={shownMinute} toTop={toTop} />
        {days.map(({ day, placed, hidden }, index) => (
          <CourseWeekDay key={day} aria-labelledby={`day-${day}`} style={{ gridColumn: index + 2 }}>
            <CourseWeekHead {...(day === today && { 'data-today': '' })}>
              <h2 id={`day-${day}`} {...(day === today && { 'aria-current': 'date' })}>
                <InAppLink to={dayListHref(day)}>
                  {formatDay(day, intl.locale, {
                    weekday: 'short',
                    day: 'numeric',
                    month: 'short',
                  })}
                </InAppLink>
              </h2>
              {hidden > 0 && (
                <InAppLink to={dayListHref(day)}>
                  <FormattedMessage {...messages.moreOnDay} values={{ count: hidden }} />
                  <ScreenReaderContext name={formatDay(day, intl.locale, { dateStyle: 'full' })} />
                </InAppLink>
              )}
            </CourseWeekHead>
            <CourseWeekTimeline>
              <Courses>
                {placed.map(({ entry, start, end, lane, lanes }) => (
                  <CourseCard
                    key={entry.appointment.course.id}
                    appointment={entry.appointment}
                    withStudio={withStudio}
                    onOpen={
                      entry.appointment.slot.studio.id === studio.id
                        ? () => open(entry.appointment.course.id)
                        : undefined
                    }
                    place={{
                      top: toTop(start),
                      height: (end - start) * minuteHeight - 2,
                      left: `${(100 * lane) / lanes}%`,
                      width: `calc(${100 / lanes}% - 2px)`,
                    }}
                  />
                ))}
              </Courses>
              {day === today && shownMinute !== undefined && (
                <Now aria-hidden style={{ top: toTop(shownMinute) }} />
              )}
            </CourseWeekTimeline>
          </CourseWeekDay>
        ))}
      </CourseWeekGrid>
      <CourseSheet
        id={openId}
        listed={[...week.values()].flat().map(({ appointment }) => appointment)}
        onClose={close}
      />
    </>
  );
}
