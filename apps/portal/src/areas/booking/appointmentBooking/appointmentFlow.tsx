import { Fragment } from 'react';
import type { ContactFlow } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import { EndedBooking } from '../bookings/EndedBooking.tsx';
import { OnlineWay } from '../streams/OnlineWay.tsx';
import { flowTexts } from './flowTexts.ts';
import { OtherSlots } from './OtherSlots.tsx';
import { useAppointmentOrder } from './useAppointmentOrder.ts';
import { useAppointmentSubject } from './useAppointmentSubject.ts';

/** Checkout flow for a single appointment, with or without an account. */
export const appointmentFlow: ContactFlow = {
  texts: flowTexts,
  needsSlot: true,
  LoadSubject: function LoadAppointment({ children }) {
    const loaded = useAppointmentSubject();
    const start = loaded.status === 'ready' ? loaded.value.when?.start.toJSON() : undefined;
    // Remounts when another time is selected in place, which clears errors of the previous one.
    return <Fragment key={start}>{children(loaded)}</Fragment>;
  },
  LoadOrder: function LoadAppointmentOrder({ id, children }) {
    return children(useAppointmentOrder(id));
  },
  creates: ['createSingleAppointmentCheckoutV4', 'createPublicSingleAppointmentCheckout'],
  others: (studioUuid) => path('appointments', { studioUuid }),
  Alternatives: OtherSlots,
  OnlineWay,
  EndedBooking,
};
