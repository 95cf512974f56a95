import Typography from '@mui/material/Typography';
import type { BookableBenefit, Slot } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useActing } from '../../account/family/useActing.ts';
import { AccessNotice } from '../../studio/access/AccessNotice.tsx';
import { useBookingRefusal } from '../access/useBookingRefusal.ts';
import { AppointmentPrice } from '../appointments/AppointmentPrice.tsx';
import { ClashNotice } from '../bookings/ClashNotice.tsx';
import { bookingMessages } from '../bookings/bookingMessages.ts';
import { BookingMethodForm } from '../bookings/BookingMethodForm.tsx';
import { MembershipOffer } from '../bookings/MembershipOffer.tsx';
import { isMembersOnly, toAmount } from '../bookings/prices.ts';
import { useCancelationPromise } from '../../checkout/flow/useCancelationPromise.tsx';
import { resultMessages } from '../../checkout/result/resultMessages.ts';
import { chosenSlot } from '../../checkout/flow/slot.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { Period } from '../../../lib/dates/Period.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { appointmentAddresses } from './appointmentAddresses.ts';
import { messages } from './messages.ts';
import { useAppointmentBookingOptions } from './useAppointmentBookingOptions.ts';
import { firstStepPath } from '../../checkout/flow/steps.ts';

interface AppointmentPanelProps {
  benefit: BookableBenefit;
  /** Selected time, which is also stored for the steps of the flow. */
  slot: Slot | undefined;
}

/** Panel beside the times: shows the price until a time is selected, then the booking form. */
export function AppointmentPanel({ benefit, slot }: AppointmentPanelProps) {
  const { connected } = useStudio();
  const isActing = useActing() !== undefined;
  const isRefused = useBookingRefusal().refuses(benefit.price);
  return (
    <Panel>
      <AccessNotice place="booking" isActing={isActing} />
      {slot && <ClashNotice start={slot.startDateTime} end={slot.endDateTime} />}
      {slot && !isRefused ? (
        <SlotBooking key={slot.startDateTime.toJSON()} benefit={benefit} slot={slot} />
      ) : (
        <>
          <Typography variant="h2">
            <FormattedMessage {...messages.panelTitle} />
          </Typography>
          <Typography variant="h3" component="p">
            <AppointmentPrice price={benefit.price} />
          </Typography>
          {!isRefused && (
            <Typography color="textSecondary">
              <FormattedMessage {...messages.chooseFirst} />
            </Typography>
          )}
        </>
      )}
      {isMembersOnly(benefit.price) && !connected && <MembershipOffer />}
    </Panel>
  );
}

/**
 * Books the selected time. Options are loaded for this time, since their validity depends on it.
 */
function SlotBooking({ benefit, slot }: { benefit: BookableBenefit; slot: Slot }) {
  const { id, price, benefitBookingOptionType } = benefit;
  const navigate = useNavigate();
  const { studio, studioUuid } = useStudio();
  const options = useAppointmentBookingOptions(id, slot.startDateTime);
  const employeeId = chosenSlot(id)?.employeeId;
  const who = slot.employees.find((person) => person.id === employeeId)?.displayedName;
  const isPaid =
    benefitBookingOptionType === null && toAmount(price, studio.currencyCode).amount > 0;
  const cancelationTerms = useCancelationPromise(slot, false, isPaid);
  const when = <Period start={slot.startDateTime} end={slot.endDateTime} zone={studio.zoneId} />;
  return (
    <BookingMethodForm
      options={options}
      title={when}
      intro={
        <>
          {who !== undefined && (
            <>
              <span>
                <FormattedMessage {...resultMessages.with} values={{ who }} />
              </span>
              <br />
            </>
          )}
          {cancelationTerms}
        </>
      }
      summary={when}
      label={() => bookingMessages.continue}
      onOption={(option) =>
        void navigate(path('appointmentSummaryOption', { studioUuid, id, optionId: option.id }))
      }
      onOffer={(offer) =>
        void navigate(firstStepPath(appointmentAddresses(studioUuid, id, offer.id)))
      }
    />
  );
}
