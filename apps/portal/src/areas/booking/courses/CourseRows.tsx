import type { CourseAppointment } from './bookingState.ts';
import { CourseRow } from './CourseRow.tsx';
import { CourseRowList } from './CourseRowLayout.tsx';

interface CourseRowsProps {
  appointments: readonly CourseAppointment[];
  /** True to show the studios' names. */
  withStudio?: boolean;
}

/** Lists course appointments as rows of a timetable. */
export function CourseRows({ appointments, withStudio = false }: CourseRowsProps) {
  if (appointments.length === 0) return null;
  return (
    <CourseRowList>
      {appointments.map((appointment) => (
        <CourseRow key={appointment.course.id} appointment={appointment} withStudio={withStudio} />
      ))}
    </CourseRowList>
  );
}
