import Skeleton from '@mui/material/Skeleton';
import {
  CourseWeekDay,
  CourseWeekGrid,
  CourseWeekHead,
  CourseWeekTimeline,
  minuteHeight,
} from './CourseWeekLayout.ts';

const hourHeight = 60 * minuteHeight;

/** Hours of most timetables, from 7:00 to 22:00, and the courses of a day. */
const hours = 15;
const starts = [0, 2, 5, 9, 11, 13];

const fromTop = (hour: number) => ({ position: 'absolute', top: hour * hourHeight }) as const;

/** Placeholder for the courses of a week. */
export const CourseWeekSkeleton = () => (
  <CourseWeekGrid sx={{ gridTemplateRows: `auto ${hours * hourHeight}px` }}>
    {Array.from({ length: 7 }, (_, index) => (
      <CourseWeekDay as="div" key={index} sx={{ gridColumn: index + 2 }}>
        <CourseWeekHead>
          <Skeleton width="75%" />
        </CourseWeekHead>
        <CourseWeekTimeline>
          {starts.map((start) => (
            <Skeleton
              key={start}
              variant="rounded"
              width="100%"
              height={hourHeight - 2}
              sx={fromTop(start)}
            />
          ))}
        </CourseWeekTimeline>
      </CourseWeekDay>
    ))}
    <CourseWeekTimeline sx={{ gridArea: '2 / 1' }}>
      {Array.from({ length: hours }, (_, hour) => (
        <Skeleton key={hour} width={34} sx={fromTop(hour)} />
      ))}
    </CourseWeekTimeline>
  </CourseWeekGrid>
);
