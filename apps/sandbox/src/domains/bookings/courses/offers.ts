/** Offers for course appointments. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { moneyOrNull } from '../../../platform/money.ts';
import type { Schemas } from '../../../platform/api.ts';
import type { Appointment } from './appointments.ts';
import { offers } from './tables.ts';

export type StoredOffer = typeof offers.$inferSelect;

/** Loads the offers for an appointment; a members-only course has none. */
export async function loadOffers(
  db: Database,
  { appointment, course, studio }: Appointment,
): Promise<Schemas['BookingOffer'][]> {
  if (appointment.priceState === 'MEMBER_ONLY') return [];
  const rows = await db
    .select()
    .from(offers)
    .where(and(eq(offers.studioId, studio.id), eq(offers.courseId, course.id)))
    .orderBy(asc(offers.id));
  return rows.map((offer) => toOffer(offer, studio.currencyCode));
}

export function toOffer(offer: StoredOffer, currency: string): Schemas['BookingOffer'] {
  return {
    id: offer.id,
    name: offer.name,
    description: offer.description,
    price: {
      state: offer.priceState,
      money: moneyOrNull(offer.priceCents, currency),
      benefitTrialConfigurationId: null,
    },
    paymentMethods: offer.paymentMethods,
  };
}
