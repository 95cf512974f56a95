/** A time with an employee, who can be with one person at a time. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { fault, timestamp } from '../../../server/fault.ts';
import { addMinutes } from '../../../time.ts';
import { employees, singleAppointmentEmployees } from '../../courses/tables.ts';
import { refuseBlocked } from '../../refusals/rules.ts';
import { singleAppointmentOffers, singleAppointments } from '../../singleAppointments/tables.ts';
import type { StoredStudio } from '../../studios/rules.ts';
import { studios } from '../../studios/tables.ts';
import { beginCheckout, type Buyer } from '../begin.ts';
import type { StoredCheckout } from '../rules.ts';
import type { Subject } from '../subject.ts';
import { singleAppointmentCheckouts } from '../tables.ts';

type Offer = typeof singleAppointmentOffers.$inferSelect;

/**
 * Begins to book a time with an employee; nothing is reserved.
 * @param studio where it takes place
 * @throws 404 for an offer or an employee that the studio does not have, 409 when the time is taken or over, 422 for a way to pay that
 *   is not taken
 */
export async function beginSingleCheckout(
  db: Database,
  buyer: Buyer & { request: { offerId: number; employeeId: number; startsAt: Date } },
  studio: StoredStudio,
  now: Date,
): Promise<StoredCheckout> {
  const { accountId, request } = buyer;
  const { employeeId, startsAt } = request;
  if (accountId !== null) await refuseBlocked(db, accountId, studio.tenant, now);
  return beginCheckout(db, buyer, now, async (tx) => {
    await lockEmployee(tx, employeeId, studio.id);
    const offer = await offerOf(tx, request.offerId);
    if (offer.studioId !== studio.id) throw offerNotFound();
    await checkTime(tx, offer, employeeId, startsAt, now);
    return {
      type: 'SINGLE_APPOINTMENT',
      studio,
      priceCents: offer.priceCents,
      paymentMethods: offer.paymentMethods,
      async store(checkoutId) {
        await tx
          .insert(singleAppointmentCheckouts)
          .values({ checkoutId, offerId: offer.id, employeeId, startsAt });
      },
    };
  });
}

/** The employee's row is the lock: times that overlap have no row in common. */
async function lockEmployee(tx: Database, id: number, studioId: number): Promise<void> {
  const locked = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.id, id))
    .for('update');
  const [works] = await tx
    .select()
    .from(singleAppointmentEmployees)
    .where(
      and(
        eq(singleAppointmentEmployees.employeeId, id),
        eq(singleAppointmentEmployees.studioId, studioId),
      ),
    );
  if (locked.length === 0 || !works)
    throw fault(404, 'employee.error.notfound', 'There is no such employee at this studio');
}

async function offerOf(db: Database, id: number): Promise<Offer> {
  const [offer] = await db
    .select()
    .from(singleAppointmentOffers)
    .where(eq(singleAppointmentOffers.id, id));
  if (!offer) throw offerNotFound();
  return offer;
}

function offerNotFound(): Error {
  return fault(404, 'offer.error.notfound', 'There is no such offer');
}

/** @throws 409 when the time has begun, or the employee is with somebody else */
async function checkTime(
  tx: Database,
  { durationMinutes }: Offer,
  employeeId: number,
  startsAt: Date,
  now: Date,
): Promise<void> {
  if (startsAt <= now)
    throw fault(409, 'booking.error.toolate', 'This time can no longer be booked', {
      args: [timestamp(startsAt)],
    });
  const [taken] = await tx
    .select({ id: singleAppointments.id })
    .from(singleAppointments)
    .where(
      and(
        eq(singleAppointments.employeeId, employeeId),
        eq(singleAppointments.status, 'BOOKED'),
        lt(singleAppointments.startsAt, addMinutes(startsAt, durationMinutes)),
        gt(singleAppointments.endsAt, startsAt),
      ),
    )
    .limit(1);
  if (taken) throw fault(409, 'booking.error.slotfull', 'This time is taken');
}

async function orderOf(db: Database, checkoutId: string) {
  const [order] = await db
    .select()
    .from(singleAppointmentCheckouts)
    .where(eq(singleAppointmentCheckouts.checkoutId, checkoutId));
  if (!order) throw new Error(`Checkout ${checkoutId} is not about a single appointment.`);
  return order;
}

export const singleAppointment: Subject = {
  async lock(tx, checkoutId) {
    const { offerId, employeeId, startsAt } = await orderOf(tx, checkoutId);
    const offer = await offerOf(tx, offerId);
    await lockEmployee(tx, employeeId, offer.studioId);
    return {
      async check({ accountId, studioId }, now) {
        const [studio] = await tx.select().from(studios).where(eq(studios.id, studioId));
        if (studio && accountId !== null) await refuseBlocked(tx, accountId, studio.tenant, now);
        await checkTime(tx, offer, employeeId, startsAt, now);
        return 'NOW';
      },

      async settle({ accountId, customerData }, _, now) {
        const [booked] = await tx
          .insert(singleAppointments)
          .values({
            uuid: randomUUID(),
            offerId,
            employeeId,
            startsAt,
            endsAt: addMinutes(startsAt, offer.durationMinutes),
            accountId,
            customerData: accountId === null ? customerData : null,
            status: 'BOOKED',
            createdAt: now,
          })
          .returning({ id: singleAppointments.id });
        await tx
          .update(singleAppointmentCheckouts)
          .set({ appointmentId: booked?.id ?? null })
          .where(eq(singleAppointmentCheckouts.checkoutId, checkoutId));
      },

      async revoke() {
        const { appointmentId } = await orderOf(tx, checkoutId);
        if (appointmentId !== null)
          await tx
            .update(singleAppointments)
            .set({ status: 'CANCELED' })
            .where(eq(singleAppointments.id, appointmentId));
        return [];
      },
    };
  },

  async appointmentsOf(db, checkoutId) {
    const { appointmentId, offerId } = await orderOf(db, checkoutId);
    if (appointmentId === null) return [];
    const [booked] = await db
      .select()
      .from(singleAppointments)
      .where(eq(singleAppointments.id, appointmentId));
    if (!booked) return [];
    const { name } = await offerOf(db, offerId);
    const { startsAt, endsAt, status } = booked;
    return [{ name, startsAt, endsAt, isBooked: status === 'BOOKED', bookingUuid: null }];
  },

  async titleOf(db, checkoutId) {
    return (await offerOf(db, (await orderOf(db, checkoutId)).offerId)).name;
  },
};
