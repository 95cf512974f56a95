import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CourseAppointmentCheckout } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { PriceText } from '@studio-portal/ui/PriceText';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorWords } from '../../../lib/apiErrors/ErrorWords.tsx';
import { bookingState, toAppointments } from '../../../lib/courses/bookingState.ts';
import { now } from '../../../lib/dates.ts';
import { Moment } from '../../../lib/Moment.tsx';
import { formatFullMoment } from '../../../lib/moments.ts';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';
import { flowMessages } from '../flowMessages.ts';
import { useOrder } from '../hooks/useOrder.ts';
import { messages } from '../messages.ts';
import { costs, offerSteps } from '../steps.ts';
import { BookingFrame } from './BookingFrame.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';
import { OrderLine } from './OrderLine.tsx';
import { SlotTakenNotice } from './SlotTakenNotice.tsx';

/** Everything once more, and the order button: product, price and terms stand right above it (legal: order button). */
export function SummaryStep({ checkout }: { checkout: CourseAppointmentCheckout }) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { order, giveUp, pending, givingUp, error } = useOrder(checkout);
  const { courseAppointment: course, offer, price, joinWaitingList } = checkout;
  const [appointment] = toAppointments([course]);
  if (!appointment) return null;
  const at = { studioUuid, id: course.id, offerId: offer.id };
  const state = bookingState(appointment, now());
  const full = !joinWaitingList && (state.kind === 'waitingList' || state.kind === 'full');
  const taken = full || error?.status === 409;
  const until = <Moment at={appointment.slot.cancelableUntil} zone={studio.zoneId} inSentence />;
  const when = formatFullMoment(appointment.slot.startDateTime, intl.locale, studio.zoneId);
  const total = (
    <PriceText
      amount={price.amount}
      currency={price.currency}
      locale={intl.locale}
      freeLabel={intl.formatMessage(messages.free)}
    />
  );
  return (
    <BookingFrame
      title={<FormattedMessage {...flowMessages.summaryTitle} />}
      steps={offerSteps(offer, at)}
      current="summary"
      summary={
        <BookingSummary
          course={course}
          pays={offer.name}
          total={total}
          note={
            <FormattedMessage
              {...(joinWaitingList ? flowMessages.waitingNote : flowMessages.vat)}
              values={{ until }}
            />
          }
        />
      }
      total={total}
      action={
        <LoadingButton size="large" fullWidth loading={pending} disabled={taken} onClick={order}>
          <FormattedMessage {...(costs(price) ? flowMessages.order : flowMessages.book)} />
        </LoadingButton>
      }
    >
      {taken && <SlotTakenNotice appointment={appointment} offerId={offer.id} onWait={undefined} />}
      {error && error.status !== 409 && (
        <Alert severity="error" role="alert">
          <ErrorWords error={error} timeZone={studio.zoneId} />
        </Alert>
      )}
      <CheckAnswers checkout={checkout} />
      <Typography>
        <FormattedMessage
          {...(costs(price) ? flowMessages.cancelable : flowMessages.cancelableOption)}
          values={{ until }}
        />
      </Typography>
      <Button loading={givingUp} onClick={giveUp} sx={{ justifySelf: 'start', ml: -2 }}>
        <FormattedMessage {...flowMessages.giveUp} />
      </Button>
      <OrderLine
        what={
          <FormattedMessage
            {...flowMessages.orderLine}
            values={{ offer: offer.name, course: course.name }}
          />
        }
        when={when}
        price={total}
      />
    </BookingFrame>
  );
}
