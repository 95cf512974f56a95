import type { BookableCourse } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { AlternativeTimes } from '../bookings/AlternativeTimes.tsx';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { bookingState, freePlaces, toCourseAppointments } from '../courses/bookingState.ts';
import { now } from '../../../lib/dates/dates.ts';
import { getBookableKind } from '../courses/getBookableKind.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

interface OtherTimeListProps {
  /** Of what was to be booked: a studio may have two courses of one name. Undefined until it is known. */
  courseId: number | undefined;
  /** Undefined until they are here. */
  courses: readonly BookableCourse[] | undefined;
}

/** Of some courses or events those that are the same as what was to be booked, with places free. */
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
