import { useActing } from '../../account/family/useActing.ts';
import { AccessNotice } from '../../studio/access/AccessNotice.tsx';
import { useAccessBlocks } from '../../studio/access/useAccessBlocks.ts';
import { ClashNotice } from '../bookings/ClashNotice.tsx';
import { bookingState, type CourseAppointment, isBookable } from '../courses/bookingState.ts';
import { NextDate } from '../courses/NextDate.tsx';
import { getBookableKind } from '../courses/getBookableKind.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { BookedPanel } from './BookedPanel.tsx';
import { NotBookable } from './NotBookable.tsx';
import { useInstantBooking } from './useInstantBooking.ts';
import { CourseBookingForm } from './CourseBookingForm.tsx';

/**
 * Panel beside a course: the booking form, the user's booking, or the reason why it cannot be
 * booked.
 */
export function BookingPanel({ appointment }: { appointment: CourseAppointment }) {
  const { slot } = appointment;
  const state = bookingState(appointment, useNow(slot.earliestBookingDateTime));
  const instantBooking = useInstantBooking(appointment);
  const isActing = useActing() !== undefined;
  const { bookingUntil } = useAccessBlocks(isActing);
  if (instantBooking.booked || state.kind === 'booked' || state.kind === 'waiting')
    return (
      <Panel>
        <BookedPanel appointment={appointment} instantBooking={instantBooking} />
      </Panel>
    );
  if (!isBookable(state))
    return (
      <Panel>
        <NotBookable state={state} kind={getBookableKind(appointment.course)}>
          {state.kind === 'canceled' && <NextDate canceled={appointment} />}
        </NotBookable>
      </Panel>
    );
  return (
    <Panel>
      <AccessNotice place="booking" isActing={isActing} />
      <ClashNotice start={slot.startDateTime} end={slot.endDateTime} />
      {!bookingUntil && (
        <CourseBookingForm
          appointment={appointment}
          waiting={state.kind === 'waitingList'}
          instantBooking={instantBooking}
        />
      )}
    </Panel>
  );
}
