/** Places and waiting lists. Counts come from the bookings themselves and are never stored. */
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { bookings } from '../tables.ts';
import type { StoredAppointment } from './appointments.ts';

export type Occupancy = { booked: number; waiting: number };

/** States that occupy a place. */
export const presentStates = ['BOOKED', 'ATTENDED', 'NO_SHOW'] as const;

/** Loads occupancies by appointment id; appointments without bookings are absent. */
export async function loadOccupancies(
  db: Database,
  ids: number[],
): Promise<Map<number, Occupancy>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: bookings.appointmentId,
      booked:
        sql<number>`count(*) filter (where ${inArray(bookings.status, presentStates)})`.mapWith(
          Number,
        ),
      waiting: sql<number>`count(*) filter (where ${eq(bookings.status, 'WAITING')})`.mapWith(
        Number,
      ),
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.appointmentId, ids),
        inArray(bookings.status, [...presentStates, 'WAITING']),
      ),
    )
    .groupBy(bookings.appointmentId);
  return new Map(rows.map(({ id, ...occupancy }) => [id, occupancy]));
}

/** Loads the occupancy of one appointment. */
export async function loadOccupancy(db: Database, id: number): Promise<Occupancy> {
  return (await loadOccupancies(db, [id])).get(id) ?? { booked: 0, waiting: 0 };
}

/** Returns the waiting list position, from 1: the number of waiting bookings with an id up to this one. */
export async function waitingPosition(
  db: Database,
  booking: { id: number; appointmentId: number },
): Promise<number> {
  const [row] = await db
    .select({ position: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.appointmentId, booking.appointmentId),
        eq(bookings.status, 'WAITING'),
        sql`${bookings.id} <= ${booking.id}`,
      ),
    );
  return row?.position ?? 0;
}

export function hasFreePlace(appointment: StoredAppointment, { booked }: Occupancy): boolean {
  return booked < appointment.maxParticipants;
}

export function hasFreeWaitingPlace(
  appointment: StoredAppointment,
  { waiting }: Occupancy,
): boolean {
  return appointment.waitingListActive && waiting < appointment.maxWaitingListParticipants;
}
