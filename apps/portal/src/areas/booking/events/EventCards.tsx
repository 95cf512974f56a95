import { BookingNotice } from '../access/BookingNotice.tsx';
import type { CourseAppointment } from '../courses/bookingState.ts';
import { PictureGrid } from '../../../lib/page/PictureGrid.tsx';
import { EventCard } from './EventCard.tsx';

/** Shows events as cards, in the given order, and above why the studio refuses bookings. */
export const EventCards = ({ appointments }: { appointments: readonly CourseAppointment[] }) => (
  <>
    <BookingNotice />
    <PictureGrid>
      {appointments.map((appointment, index) => (
        <EventCard key={appointment.course.id} appointment={appointment} important={index === 0} />
      ))}
    </PictureGrid>
  </>
);
