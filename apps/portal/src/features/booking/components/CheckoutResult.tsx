import type { CourseAppointmentCheckout } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { toAppointments } from '../../../lib/courses/bookingState.ts';
import { Moment } from '../../../lib/Moment.tsx';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';
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
  const until = <Moment at={slot.cancelableUntil} zone={studio.zoneId} inSentence />;
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
