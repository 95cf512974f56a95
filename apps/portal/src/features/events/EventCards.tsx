import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import type { CourseAppointment } from '../../domains/courseView/bookingState.ts';
import { EventCard } from './EventCard.tsx';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: `${space(32)} ${space(24)}`,
  margin: 0,
  padding: 0,
});

/** Events as cards, by start. */
export const EventCards = ({ appointments }: { appointments: readonly CourseAppointment[] }) => (
  <Grid>
    {appointments.map((appointment, index) => (
      <EventCard key={appointment.course.id} appointment={appointment} important={index === 0} />
    ))}
  </Grid>
);
