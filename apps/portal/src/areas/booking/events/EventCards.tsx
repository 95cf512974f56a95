import type { CourseAppointment } from '../courses/bookingState.ts';
import { PictureGrid } from '../../../lib/page/PictureGrid.tsx';
import { EventCard } from './EventCard.tsx';

/** Events as cards, by start. */
export const EventCards = ({ appointments }: { appointments: readonly CourseAppointment[] }) => (
  <PictureGrid>
    {appointments.map((appointment, index) => (
      <EventCard key={appointment.course.id} appointment={appointment} important={index === 0} />
    ))}
  </PictureGrid>
);
