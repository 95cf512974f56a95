/** Reserving a place in a slot and canceling it. Both hold the lock on the slot's row. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError, timestamp } from '../../platform/http/apiError.ts';
import type { MailLocale } from '../../platform/mail/texts.ts';
import { audit, type AuditedMember } from '../accounts/audit.ts';
import type { Customer } from '../accounts/customers.ts';
import { cancelableUntil, findLateRule, isCancelable } from '../bookings/cancelable.ts';
import { chargeFee } from '../bookings/chargeFee.ts';
import { usualReservationRule } from '../studios/cancelationRule.ts';
import { notifyAboutReservation } from './reservationMails.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { checkAdmission } from '../visits/entry.ts';
import { reservationOpening, slotTimes, type SlotTimes, type StoredSlot } from './slotTimes.ts';
import { checkinReservations, checkinSlots } from './tables.ts';
import { reservationTexts } from './reservationTexts.ts';
import { type StoredReservation, toCancelable } from './view.ts';

/**
 * Reserves a visit.
 * @throws 404 if the slot does not exist on that day; 409 if it is too early or too late, the member is not let in at
 * that time, already has a reservation that day, or all places are reserved
 */
export function reserve(
  db: Database,
  { customer, accountId }: { customer: Customer; accountId: number },
  studio: StoredStudio,
  { slotId, usageDate }: Schemas['CreateCheckinReservationRequest'],
  now: Date,
): Promise<StoredReservation> {
  return db.transaction(async (tx) => {
    const slot = await lockSlot(tx, slotId);
    const times = slot?.studioId === studio.id ? slotTimes(slot, usageDate, studio) : null;
    if (!slot || times === null) throw slotNotFound();
    checkWindow(times, studio, now);
    await checkAdmission(tx, customer, times.startsAt);
    await checkNoOtherReservation(tx, accountId, studio.id, usageDate);
    await checkFree(tx, slot, usageDate);
    const [reservation] = await tx
      .insert(checkinReservations)
      .values({
        ...times,
        uuid: randomUUID(),
        slotId,
        studioId: studio.id,
        accountId,
        status: 'RESERVED',
        cancelationRule: studio.reservationRule ?? usualReservationRule,
        createdAt: now,
      })
      // Another slot of the day may have been reserved concurrently, under its own lock.
      .onConflictDoNothing()
      .returning();
    if (!reservation) throw alreadyReserved();
    await notifyAboutReservation(tx, reservation, studio, 'reserved');
    return reservation;
  });
}

/**
 * Cancels a reservation, and charges the member what a late cancelation costs.
 * @param by the request, for the audit log
 * @throws 404 if the account has none at the tenant of the request; 409 if it is already canceled or too late
 */
export function cancelReservation(
  db: Database,
  by: AuditedMember,
  uuid: string,
  now: Date,
): Promise<{ reservation: StoredReservation; studio: StoredStudio }> {
  const tenant = by.context['X-Tenant'];
  return db.transaction(async (tx) => {
    const selectOwn = () =>
      tx
        .select({ reservation: checkinReservations, studio: studios })
        .from(checkinReservations)
        .innerJoin(studios, eq(studios.id, checkinReservations.studioId))
        .where(
          and(
            eq(checkinReservations.uuid, uuid),
            eq(checkinReservations.accountId, by.account.id),
            tenant === undefined ? undefined : eq(studios.tenant, tenant),
          ),
        );
    const [found] = await selectOwn();
    if (found) await lockSlot(tx, found.reservation.slotId);
    const [locked] = await selectOwn();
    if (!locked) throw reservationNotFound();
    checkCancelable(locked.reservation, now);
    const { studio } = locked;
    const late = findLateRule(toCancelable(locked.reservation, now), now);
    const [reservation] = await tx
      .update(checkinReservations)
      .set({ status: 'CANCELED', canceledAt: now })
      .where(eq(checkinReservations.id, locked.reservation.id))
      .returning();
    if (!reservation) throw reservationNotFound();
    await audit(tx, { by, at: now, kind: 'checkin-reservation', id: uuid, fields: ['status'] });
    if (late?.feeCents) {
      const fee = { accountId: by.account.id, studio, cents: late.feeCents };
      const name = (locale: MailLocale) =>
        reservationTexts[locale].entry.replace('{studio}', () => studio.name);
      await chargeFee(tx, { ...fee, name, entry: 'lateCancelation' }, now);
    }
    await notifyAboutReservation(tx, reservation, studio, 'canceled', late);
    return { reservation, studio };
  });
}

/** Locks a slot on all days until the transaction ends, before its reservations are read. */
async function lockSlot(tx: Database, id: number): Promise<StoredSlot | undefined> {
  const [slot] = await tx.select().from(checkinSlots).where(eq(checkinSlots.id, id)).for('update');
  return slot;
}

function checkWindow({ usageDate, lastCheckinAt }: SlotTimes, studio: StoredStudio, now: Date) {
  const from = reservationOpening(usageDate, studio);
  if (now < from)
    throw apiError(409, 'checkinreservation.error.tooearly', 'This slot cannot be reserved yet', {
      args: [timestamp(from)],
    });
  if (now > lastCheckinAt)
    throw apiError(409, 'checkinreservation.error.toolate', 'This slot can no longer be reserved', {
      args: [timestamp(lastCheckinAt)],
    });
}

async function checkNoOtherReservation(
  tx: Database,
  accountId: number,
  studioId: number,
  usageDate: string,
): Promise<void> {
  const own = await tx.$count(
    checkinReservations,
    and(
      eq(checkinReservations.accountId, accountId),
      eq(checkinReservations.studioId, studioId),
      eq(checkinReservations.usageDate, usageDate),
      eq(checkinReservations.status, 'RESERVED'),
    ),
  );
  if (own > 0) throw alreadyReserved();
}

async function checkFree(tx: Database, slot: StoredSlot, usageDate: string): Promise<void> {
  const reserved = await tx.$count(
    checkinReservations,
    and(
      eq(checkinReservations.slotId, slot.id),
      eq(checkinReservations.usageDate, usageDate),
      eq(checkinReservations.status, 'RESERVED'),
    ),
  );
  if (reserved >= slot.capacity)
    throw apiError(409, 'checkinreservation.error.full', 'All places of this slot are reserved');
}

function checkCancelable(reservation: StoredReservation, now: Date): void {
  if (reservation.status === 'CANCELED')
    throw apiError(
      409,
      'checkinreservation.error.alreadycanceled',
      'This reservation is already canceled',
    );
  const cancelable = toCancelable(reservation, now);
  if (!isCancelable(cancelable, now))
    throw apiError(
      409,
      'checkinreservation.error.cancelationtoolate',
      'This reservation can no longer be canceled',
      { args: [timestamp(cancelableUntil(cancelable))] },
    );
}

function alreadyReserved(): Error {
  return apiError(
    409,
    'checkinreservation.error.alreadyreserved',
    'This member has reserved a visit on this day already',
  );
}

function slotNotFound(): Error {
  return apiError(
    404,
    'checkinreservation.error.slotnotfound',
    'There is no such slot on this day',
  );
}

function reservationNotFound(): Error {
  return apiError(404, 'checkinreservation.error.notfound', 'There is no such reservation');
}
