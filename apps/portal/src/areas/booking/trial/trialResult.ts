import { path } from '../../../lib/address/paths.ts';

/**
 * Returns the page of a booked trial session without its checkout, as for courses (decisions/002).
 */
export const trialResult = (studioUuid: string, id: number, uuid: string): string =>
  `${path('trialSessionSuccess', { studioUuid, id, checkoutId: uuid })}?by=booking`;
