import { AccessNotice } from '../../studio/access/AccessNotice.tsx';
import { useAccessBlocks } from '../../studio/access/useAccessBlocks.ts';
import { ClashNotice } from '../bookings/ClashNotice.tsx';
import { bookingState, type CourseAppointment, isBookable } from '../courses/bookingState.ts';
import { kindOf } from '../courses/kindOf.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { BookedPanel } from './BookedPanel.tsx';
import { NotBookable } from './NotBookable.tsx';
import { useHeldBooking } from './useHeldBooking.ts';
import { WayToBookForm } from './WayToBookForm.tsx';

/** Beside a course: how to book it, what the reader has booked, or why it cannot be booked. */
export function BookingPanel({ appointment }: { appointment: CourseAppointment }) {
  const { slot } = appointment;
  const state = bookingState(appointment, useNow(slot.earliestBookingDateTime));
  const held = useHeldBooking(appointment);
  const { bookingUntil } = useAccessBlocks();
  if (held.booked || state.kind === 'booked' || state.kind === 'waiting')
    return (
      <Panel>
        <BookedPanel appointment={appointment} held={held} />
      </Panel>
    );
  if (!isBookable(state))
    return (
      <Panel>
        <NotBookable state={state} kind={kindOf(appointment.course)} />
      </Panel>
    );
  return (
    <Panel>
      <AccessNotice />
      <ClashNotice start={slot.startDateTime} end={slot.endDateTime} />
      {!bookingUntil && (
        <WayToBookForm
          appointment={appointment}
          waiting={state.kind === 'waitingList'}
          held={held}
        />
      )}
    </Panel>
  );
}
