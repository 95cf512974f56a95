import { styled } from '@mui/material/styles';
import type { CourseAppointment } from '../../domains/courseView/bookingState.ts';
import { CourseRow } from './CourseRow.tsx';

const List = styled('ul')({ margin: 0, padding: 0 });

/** Course appointments as lines of a timetable. */
export function CourseRows({ appointments }: { appointments: readonly CourseAppointment[] }) {
  if (appointments.length === 0) return null;
  return (
    <List>
      {appointments.map((appointment) => (
        <CourseRow key={appointment.course.id} appointment={appointment} />
      ))}
    </List>
  );
}
