import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { bookingMessages } from '../bookings/bookingMessages.ts';
import { WaysForm } from '../bookings/WaysForm.tsx';
import { storeSlot } from '../../checkout/flow/slot.ts';
import { useDraft } from '../../checkout/flow/useDraft.ts';
import type { CourseAppointment } from '../courses/bookingState.ts';
import { kindOf } from '../courses/kindOf.ts';
import { useMasterData } from '../../checkout/masterData/useMasterData.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import type { HeldBooking } from './useHeldBooking.ts';
import { useWaysToBook } from './useWaysToBook.ts';
import { firstStepPath } from '../../checkout/flow/steps.ts';

interface WayToBookFormProps {
  appointment: CourseAppointment;
  /** Only a place on the waiting list can be had. */
  waiting: boolean;
  held: HeldBooking;
}

/**
 * Asks how the course is to be booked. With something the member holds it is booked at once, unless the studio needs to know more of
 * them first; an offer leads into the flow, which keeps the slot for its steps.
 */
export function WayToBookForm({ appointment, waiting, held }: WayToBookFormProps) {
  const { studioUuid } = useStudio();
  const navigate = useNavigate();
  const { course, slot } = appointment;
  const kind = kindOf(course);
  const ways = useWaysToBook(course.id);
  const known = useMasterData('course');
  const draft = useDraft(kind.page(studioUuid, course.id));
  return (
    <WaysForm
      // Before the studio's answer is here, nobody knows whether a tap books at once or asks for more.
      ways={known.isLoading ? { ...ways, data: undefined } : ways}
      title={<FormattedMessage {...(waiting ? messages.waitingTitle : messages.panelTitle)} />}
      intro={
        waiting && (
          <FormattedMessage
            {...bookingMessages.waitingText}
            values={{ position: course.waitingListParticipants + 1 }}
          />
        )
      }
      {...(waiting
        ? {
            waiting: {
              until: slot.latestBookingDateTime ?? slot.startDateTime,
              leaveUntil: slot.cancelableUntil,
            },
          }
        : {})}
      label={(way) =>
        waiting
          ? bookingMessages.joinWaitingList
          : way.kind === 'option'
            ? bookingMessages.bookHeld
            : bookingMessages.continue
      }
      error={held.error}
      pending={held.booking}
      onOption={({ id }) => {
        storeSlot(slot);
        if (known.data?.valid) held.book(id, waiting);
        else void navigate(kind.option(studioUuid, course.id, id));
      }}
      onOffer={({ id }) => {
        storeSlot(slot);
        draft.update({ joinWaitingList: waiting });
        void navigate(firstStepPath(kind.addresses(studioUuid, course.id, id)));
      }}
    />
  );
}
