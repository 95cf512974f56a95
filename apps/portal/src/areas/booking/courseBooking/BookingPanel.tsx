import { useActing } from '../../account/family/useActing.ts';
import { AccessNotice } from '../../studio/access/AccessNotice.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useBookingRefusal } from '../access/useBookingRefusal.ts';
import { ClashNotice } from '../bookings/ClashNotice.tsx';
import { MembershipOffer } from '../bookings/MembershipOffer.tsx';
import { isMembersOnly } from '../bookings/prices.ts';
import { bookingState, type CourseAppointment, isBookable } from '../courses/bookingState.ts';
import { NextDate } from '../courses/NextDate.tsx';
import { getBookableKind } from '../courses/getBookableKind.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { EveryWeek } from '../everyWeek/EveryWeek.tsx';
import { BookedPanel } from './BookedPanel.tsx';
import { NotBookable } from './NotBookable.tsx';
import { useInstantBooking } from './useInstantBooking.ts';
import { CourseBookingForm } from './CourseBookingForm.tsx';

/**
 * Shows the booking form of a course, the user's booking, or the reason why it cannot be booked, and offers members to
 * book it every week.
 */
export function BookingPanel({ appointment }: { appointment: CourseAppointment }) {
  return (
    <>
      <SingleBooking appointment={appointment} />
      <EveryWeek appointment={appointment} />
    </>
  );
}

function SingleBooking({ appointment }: { appointment: CourseAppointment }) {
  const { connected } = useStudio();
  const { course, slot } = appointment;
  const state = bookingState(appointment, useNow(slot.earliestBookingDateTime));
  const instantBooking = useInstantBooking(appointment);
  const isActing = useActing() !== undefined;
  const { refuses } = useBookingRefusal();
  if (instantBooking.booked || state.kind === 'booked' || state.kind === 'waiting')
    return <BookedPanel appointment={appointment} instantBooking={instantBooking} />;
  if (!isBookable(state))
    return (
      <NotBookable state={state} kind={getBookableKind(course)}>
        {state.kind === 'canceled' && <NextDate canceled={appointment} />}
      </NotBookable>
    );
  return (
    <>
      <AccessNotice place="booking" isActing={isActing} />
      <ClashNotice start={slot.startDateTime} end={slot.endDateTime} />
      {!refuses(course.price) && (
        <CourseBookingForm
          appointment={appointment}
          waiting={state.kind === 'waitingList'}
          instantBooking={instantBooking}
        />
      )}
      {isMembersOnly(course.price) && !connected && <MembershipOffer />}
    </>
  );
}
