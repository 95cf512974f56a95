import { appointmentResult } from '../appointments/appointmentResult.ts';
import type { FlowAddresses } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';

/**
 * Returns the pages of booking an appointment with an offer; addresses do not contain its time
 * (spec 2.3).
 */
export function appointmentAddresses(
  studioUuid: string,
  id: number,
  offerId: number,
): FlowAddresses {
  const at = { studioUuid, id };
  return {
    contact: path('appointmentContact', { ...at, offerId }),
    payment: path('appointmentPayment', { ...at, offerId }),
    summary: (checkoutId) => path('appointmentSummaryOffer', { ...at, offerId, checkoutId }),
    success: (checkoutId) => path('appointmentSuccess', { ...at, checkoutId }),
    cancel: (checkoutId) => path('appointmentCancel', { ...at, checkoutId }),
    failure: (checkoutId) => path('appointmentFailure', { ...at, checkoutId }),
    confirm: (checkoutUuid) => path('appointmentConfirm', { ...at, checkoutUuid }),
    booking: (uuid) => appointmentResult(studioUuid, id, uuid),
  };
}
