import type { BookableCourse } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { AlternativeTimes } from '../bookings/AlternativeTimes.tsx';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { bookingState, freePlaces, toCourseAppointments } from '../courses/bookingState.ts';
import { now } from '../../../lib/dates/dates.ts';
import { getBookableKind } from '../courses/getBookableKind.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

interface OtherTimeListProps {
  /** Id of the requested course, since two courses may share a name. Undefined while loading. */
  courseId: number | undefined;
  /** Undefined while loading. */
  courses: readonly BookableCourse[] | undefined;
}

/** Offers other dates of a course or event that have free places. */
export function OtherTimeList({ courseId, courses }: OtherTimeListProps) {
  const { studioUuid } = useStudio();
  const others =
    courseId === undefined || !courses
      ? undefined
      : toCourseAppointments(courses)
          .filter(({ course }) => course.courseId === courseId)
          .filter((other) => bookingState(other, now()).kind === 'book')
          .slice(0, 4);
  return (
    <AlternativeTimes
      title={flowMessages.otherTimes}
      none={flowMessages.noOtherTimes}
      times={others?.map(({ course, slot }) => ({
        key: course.id,
        at: slot.startDateTime,
        note: <FormattedMessage {...flowMessages.places} values={{ count: freePlaces(course) }} />,
        to: getBookableKind(course).page(studioUuid, course.id),
      }))}
    />
  );
}
