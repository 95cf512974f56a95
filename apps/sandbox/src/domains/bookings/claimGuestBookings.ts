import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Surface } from '../../platform/api.ts';
import { type Account, findAccountContext } from '../accounts/lookup.ts';
import { findEntry, ownedByGuest, selectEntries } from './entries.ts';
import { kinds } from './kinds.ts';
import { bookerKey, guestKey } from './rules.ts';
import { singleAppointments } from './singleAppointments/tables.ts';
import { bookings } from './tables.ts';
import { isUnconfirmed, moveTrial } from './trialSessions/ownTrial.ts';
import { trialSessions } from './trialSessions/tables.ts';

/** Returns whether a guest ordered under a brand with the account's context; orders without a brand count as such. */
export const isOfContext = async (
  db: Database,
  reader: Surface | null,
  { accountContext }: Account,
): Promise<boolean> => reader === null || (await findAccountContext(db, reader)) === accountContext;

/**
 * Moves bookings that were made with an address, without an account, to the account that has verified it. Trial
 * sessions that wait to be confirmed stay a guest's, and so does a second place at the same appointment. The entered
 * data is kept, so that the mailed links still work.
 * @param tx a transaction that has locked the account
 */
export async function claimGuestBookings(
  tx: Database,
  account: Account,
  email: string,
): Promise<void> {
  const found = await selectEntries(tx, [
    ownedByGuest(),
    (entries) => eq(entries.booker, guestKey(email)),
  ]);
  for (const entry of found) {
    await kinds[entry.kind].lock(tx, entry.id);
    // The booking may have been canceled while waiting for the lock.
    const { kind, id } = await findEntry(tx, entry.uuid, ownedByGuest());
    if (kind === 'COURSE_APPOINTMENT') await claimPlace(tx, account, id);
    else await claimAppointment(tx, account, id);
  }
}

const isHeldTrial = async (tx: Database, ofBooking: SQL): Promise<boolean> =>
  (await tx.$count(trialSessions, and(ofBooking, isUnconfirmed))) > 0;

const toOwner = ({ id }: Account) => ({
  accountId: id,
  booker: bookerKey({ accountId: id, customerData: null }),
});

async function claimPlace(tx: Database, account: Account, id: number): Promise<void> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
  const ofBooking = eq(trialSessions.bookingId, id);
  if (!booking || (await isHeldTrial(tx, ofBooking))) return;
  if (!(await isOfContext(tx, booking.reader, account))) return;
  const owner = toOwner(account);
  const isActive = inArray(bookings.status, ['BOOKED', 'WAITING']);
  const own = and(
    eq(bookings.appointmentId, booking.appointmentId),
    eq(bookings.booker, owner.booker),
    isActive,
    ne(bookings.id, id),
  );
  // One place per person and appointment, as the index demands.
  if (booking.status !== 'CANCELED' && (await tx.$count(bookings, own)) > 0) return;
  await tx.update(bookings).set(owner).where(eq(bookings.id, id));
  await moveTrial(tx, ofBooking, account.id);
}

async function claimAppointment(tx: Database, account: Account, id: number): Promise<void> {
  const [appointment] = await tx
    .select()
    .from(singleAppointments)
    .where(eq(singleAppointments.id, id));
  const ofBooking = eq(trialSessions.singleAppointmentId, id);
  if (!appointment || (await isHeldTrial(tx, ofBooking))) return;
  if (!(await isOfContext(tx, appointment.reader, account))) return;
  await tx.update(singleAppointments).set(toOwner(account)).where(eq(singleAppointments.id, id));
  await moveTrial(tx, ofBooking, account.id);
}
