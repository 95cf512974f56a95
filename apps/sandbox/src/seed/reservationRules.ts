/** One studio charges for visits that are canceled late; the others let members cancel until the start. */
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { studios } from '../domains/studios/tables.ts';

/** Northside Isar. */
const studioId = 1003;

export async function seedReservationRules(db: Database): Promise<void> {
  await db
    .update(studios)
    .set({ reservationRule: { hours: 4, late: 'FEE', feeCents: 500 } })
    .where(eq(studios.id, studioId));
}
