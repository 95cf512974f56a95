import { path } from '../../../lib/address/paths.ts';

/** Where the booking of a single appointment is shown that no checkout of this visit has led to (decisions/002). */
export const appointmentResult = (studioUuid: string, id: number, uuid: string): string =>
  `${path('appointmentSuccess', { studioUuid, id, checkoutId: uuid })}?by=booking`;
