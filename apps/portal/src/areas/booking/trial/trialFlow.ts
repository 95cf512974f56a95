import type { ContactFlow } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import { EndedBooking } from '../bookings/EndedBooking.tsx';
import { OnlineWay } from '../streams/OnlineWay.tsx';
import { flowTexts } from './flowTexts.ts';
import { useTrialOrder } from './useTrialOrder.ts';
import { useTrialSubject } from './useTrialSubject.tsx';

/** Checkout flow of a paid trial session. */
export const trialFlow: ContactFlow = {
  texts: flowTexts,
  needsSlot: true,
  LoadSubject: function LoadTrial({ children }) {
    return children(useTrialSubject());
  },
  LoadOrder: function LoadTrialOrder({ id, children }) {
    return children(useTrialOrder(id));
  },
  creates: ['createSingleAppointmentCheckoutV4', 'createPublicSingleAppointmentCheckout'],
  others: (studioUuid) => path('studio', { studioUuid }),
  OnlineWay,
  EndedBooking,
};
