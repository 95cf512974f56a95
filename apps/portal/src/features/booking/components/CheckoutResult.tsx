import type { CourseAppointmentCheckout } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { toAppointments } from '../../../domains/courseView/bookingState.ts';
import { formatInstant } from '../../../lib/dates.ts';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import { resultMessages } from '../resultMessages.ts';
import { costs } from '../steps.ts';
import { BookingResult } from './BookingResult.tsx';

/** What an order has become. */
export function CheckoutResult({ checkout }: { checkout: CourseAppointmentCheckout }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const [appointment] = toAppointments([checkout.courseAppointment]);
  const { booking, price, paymentInstrument, charged } = checkout;
  if (!appointment || !booking) return null;
  const { course, slot } = appointment;
  const amount = formatPrice(price, intl.locale);
  const card = [paymentInstrument?.brand, paymentInstrument?.maskedNumber]
    .filter(Boolean)
    .join(' ');
  const until = formatInstant(slot.cancelableUntil, intl.locale, studio.zoneId, {
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return (
    <BookingResult
      uuid={booking.uuid}
      name={course.name}
      start={slot.startDateTime}
      end={slot.endDateTime}
      place={[...slot.locations.map((room) => room.name), studio.name].join(', ')}
      cancelableUntil={slot.cancelableUntil}
      waitingListPosition={booking.waitingListPosition}
      payment={
        <FormattedMessage
          {...(costs(price)
            ? charged
              ? resultMessages.paid
              : resultMessages.waitingPaidText
            : resultMessages.nothingToPay)}
          values={{ price: amount, card, until }}
        />
      }
    />
  );
}
