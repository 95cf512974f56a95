/** Check-in reservations (spec 2.7, check-in reservations). */
import { and, desc, eq } from 'drizzle-orm';
import { created, type Handlers, ok } from '../../platform/api.ts';
import { requireMember } from '../accounts/member.ts';
import { rejectBlocked } from '../refusals/rules.ts';
import { getStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { cancelReservation, reserve } from './reserve.ts';
import { checkinReservations } from './tables.ts';
import { toReservation, toSlot } from './view.ts';
import { loadUpcomingSlots } from './upcomingSlots.ts';

/** Maximum length of the list, as described. */
const maxReservations = 500;

export const checkinReservationHandlers = {
  async listPublicCheckinReservationSlots({ path, context }, { db, clock }) {
    const studio = await getStudio(db, path.studioId, context);
    const slots = await loadUpcomingSlots(db, studio, clock.now());
    return ok(slots.map((slot) => toSlot(slot, studio, null)));
  },

  async listCheckinReservationSlots({ path, account, context }, { db, clock }) {
    await requireMember(db, account, context);
    const studio = await getStudio(db, path.studioId, context);
    const slots = await loadUpcomingSlots(db, studio, clock.now());
    const own = await db
      .select()
      .from(checkinReservations)
      .where(
        and(
          eq(checkinReservations.accountId, account.id),
          eq(checkinReservations.studioId, studio.id),
          eq(checkinReservations.status, 'RESERVED'),
        ),
      );
    const reservationIds = new Map(
      own.map(({ slotId, usageDate, uuid }) => [`${slotId} ${usageDate}`, uuid]),
    );
    return ok(
      slots.map((slot) =>
        toSlot(slot, studio, reservationIds.get(`${slot.slot.id} ${slot.usageDate}`) ?? null),
      ),
    );
  },

  async createCheckinReservation({ path, account, body, context }, { db, clock }) {
    const now = clock.now();
    const customer = await requireMember(db, account, context);
    const studio = await getStudio(db, path.studioId, context);
    await rejectBlocked(db, account.id, customer.tenant, now);
    const by = { customer, accountId: account.id };
    return created(toReservation(await reserve(db, by, studio, body, now), studio, now));
  },

  async listCheckinReservations({ account, context }, { db, clock }) {
    const tenant = context['X-Tenant'];
    const rows = await db
      .select({ reservation: checkinReservations, studio: studios })
      .from(checkinReservations)
      .innerJoin(studios, eq(studios.id, checkinReservations.studioId))
      .where(
        and(
          eq(checkinReservations.accountId, account.id),
          tenant === undefined ? undefined : eq(studios.tenant, tenant),
        ),
      )
      .orderBy(desc(checkinReservations.startsAt), desc(checkinReservations.id))
      .limit(maxReservations);
    const now = clock.now();
    return ok(rows.map(({ reservation, studio }) => toReservation(reservation, studio, now)));
  },

  async cancelCheckinReservation(request, { db, clock }) {
    const now = clock.now();
    const { reservation, studio } = await cancelReservation(db, request, request.path.id, now);
    return ok(toReservation(reservation, studio, now));
  },
} satisfies Partial<Handlers>;
