import type { Database } from '../../platform/database/database.ts';
import type { Acting, Schemas, Surface } from '../../platform/api.ts';
import { toBookedByColumns } from '../family/bookedBy.ts';
import { notifyAboutBooking } from './bookingMails.ts';
import type { Appointment } from './courses/appointments.ts';
import { toTerms } from './courses/terms.ts';
import { toOptionUse } from './options/optionUse.ts';
import { lockOption, useOption } from './options/useOption.ts';
import { resolvePlace, storeBooking, type Booking } from './rules.ts';

type WantedPlace = {
  accountId: number;
  request: Pick<
    Schemas['BookCourseRequest'],
    'bookingOptionId' | 'joinWaitingList' | 'acceptsLatePromotion'
  >;
  /** The person who books it for the account; absent if that is the account itself. */
  acting?: Acting | null;
  /** Brand and language of the member, where the request is not theirs. */
  reader?: Surface | null;
};

/**
 * Books a place in a class, uses the option and notifies the member.
 * @param item with the appointment as locked by the transaction
 * @throws 404 for an unknown option, 409 if there is no place or the option cannot pay
 */
export async function placeWithOption(
  tx: Database,
  item: Appointment,
  { accountId, request, acting = null, reader = null }: WantedPlace,
  now: Date,
): Promise<Booking> {
  const key = { id: request.bookingOptionId, accountId, tenant: item.studio.tenant };
  await lockOption(tx, key);
  const booker = { accountId, customerData: null };
  const { appointment } = item;
  const status = await resolvePlace(tx, appointment, booker, request.joinWaitingList, now);
  const paid = await useOption(tx, key, toOptionUse(item), now);
  const payer = { ...toBookedByColumns(acting), ...paid, ...toTerms(item, booker, request) };
  const booking = await storeBooking(tx, appointment, booker, status, { ...payer, reader }, now);
  await notifyAboutBooking(tx, booking.id, status === 'BOOKED' ? 'booked' : 'waiting');
  return booking;
}
