import { path } from '../../../lib/address/paths.ts';

/** Where a booked trial session is shown that no checkout of this visit has led to, as for courses. */
export const trialResult = (studioUuid: string, id: number, uuid: string): string =>
  `${path('trialSessionSuccess', { studioUuid, id, checkoutId: uuid })}?by=booking`;
