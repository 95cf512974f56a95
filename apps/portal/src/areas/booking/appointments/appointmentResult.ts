import { path } from '../../../lib/address/paths.ts';

/** Returns the page of a single appointment's booking without its checkout (decisions/002). */
export const appointmentResult = (studioUuid: string, id: number, uuid: string): string =>
  `${path('appointmentSuccess', { studioUuid, id, checkoutId: uuid })}?by=booking`;
