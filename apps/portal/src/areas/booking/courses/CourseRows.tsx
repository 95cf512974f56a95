import { styled } from '@mui/material/styles';
import type { CourseAppointment } from './bookingState.ts';
import { CourseRow } from './CourseRow.tsx';

const List = styled('ul')({ margin: 0, padding: 0 });

interface CourseRowsProps {
  appointments: readonly CourseAppointment[];
  /** Whether each says at which studio it is. */
  withStudio?: boolean;
}

/** Course appointments as lines of a timetable. */
export function CourseRows({ appointments, withStudio = false }: CourseRowsProps) {
  if (appointments.length === 0) return null;
  return (
    <List>
      {appointments.map((appointment) => (
        <CourseRow key={appointment.course.id} appointment={appointment} withStudio={withStudio} />
      ))}
    </List>
  );
}
