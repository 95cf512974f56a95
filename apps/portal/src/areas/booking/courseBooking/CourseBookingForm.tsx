import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { bookingMessages } from '../bookings/bookingMessages.ts';
import { BookingMethodForm } from '../bookings/BookingMethodForm.tsx';
import { toAmount } from '../bookings/prices.ts';
import { storeSlot } from '../../checkout/flow/slot.ts';
import { useCancelationPromise } from '../../checkout/flow/useCancelationPromise.tsx';
import { useDraft } from '../../checkout/flow/useDraft.ts';
import type { CourseAppointment } from '../courses/bookingState.ts';
import { getBookableKind } from '../courses/getBookableKind.ts';
import { useMasterData } from '../../checkout/masterData/useMasterData.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { isOneTapBookingAllowed } from './oneTapBooking.ts';
import type { InstantBooking } from './useInstantBooking.ts';
import { useCourseBookingOptions } from './useCourseBookingOptions.ts';
import { firstStepPath } from '../../checkout/flow/steps.ts';

interface CourseBookingFormProps {
  appointment: CourseAppointment;
  /** True if only the waiting list can be joined. */
  waiting: boolean;
  instantBooking: InstantBooking;
}

/**
 * Asks how to book a course. An option leads to its summary, or books at once for members who have
 * booked that way before, unless the studio needs more master data (decisions/009). An offer starts
 * the checkout flow. The slot is stored for both.
 */
export function CourseBookingForm({
  appointment,
  waiting,
  instantBooking,
}: CourseBookingFormProps) {
  const { studio, studioUuid } = useStudio();
  const navigate = useNavigate();
  const { course, slot } = appointment;
  const kind = getBookableKind(course);
  const options = useCourseBookingOptions(course.id);
  const isOneTap = isOneTapBookingAllowed();
  const masterData = useMasterData('course');
  const start = kind.page(studioUuid, course.id);
  const draft = useDraft(start);
  const isPaid =
    course.benefitBookingOptionType === null &&
    toAmount(course.price, studio.currencyCode).amount > 0;
  const cancelationTerms = useCancelationPromise(slot, false, isPaid, slot.studio.zoneId);
  return (
    <BookingMethodForm
      // Wait for the check of master data, since it decides whether a tap books at once or asks for
      // more.
      options={isOneTap && masterData.isLoading ? { ...options, data: undefined } : options}
      title={<FormattedMessage {...(waiting ? messages.waitingTitle : messages.panelTitle)} />}
      intro={
        waiting ? (
          <FormattedMessage
            {...bookingMessages.waitingText}
            values={{ position: course.waitingListParticipants + 1 }}
          />
        ) : (
          cancelationTerms
        )
      }
      {...(waiting
        ? {
            waiting: {
              until: slot.latestBookingDateTime ?? slot.startDateTime,
              freeUntil: slot.cancelableUntil,
            },
          }
        : {})}
      label={(method) =>
        waiting
          ? bookingMessages.joinWaitingList
          : method.kind === 'option' && isOneTap
            ? bookingMessages.bookHeld
            : bookingMessages.continue
      }
      error={instantBooking.error}
      pending={instantBooking.booking}
      onOption={({ id }, acceptsLatePromotion) => {
        storeSlot(start, slot);
        draft.update({ acceptsLatePromotion });
        if (isOneTap && masterData.data?.valid)
          instantBooking.book(id, waiting, acceptsLatePromotion);
        else void navigate(kind.option(studioUuid, course.id, id));
      }}
      onOffer={({ id }, acceptsLatePromotion) => {
        storeSlot(start, slot);
        draft.update({ joinWaitingList: waiting, acceptsLatePromotion });
        void navigate(firstStepPath(kind.addresses(studioUuid, course.id, id)));
      }}
    />
  );
}
