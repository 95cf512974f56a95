import type { BookableCourse } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { stateMessages } from './stateMessages.ts';

/**
 * Name of a course. A canceled one is struck through and, because screen readers do not announce
 * that, marked in words.
 */
export function CourseTitle({ course }: { course: BookableCourse }) {
  const intl = useIntl();
  if (course.appointmentStatus === 'ACTIVE') return course.name;
  return (
    <span>
      <s>{course.name}</s>
      <ScreenReaderContext name={intl.formatMessage(stateMessages.canceled)} />
    </span>
  );
}
