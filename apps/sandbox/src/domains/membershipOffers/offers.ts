/** Contract offers that can currently be signed. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { apiError } from '../../platform/http/apiError.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { contractOfferModules, contractOffers, contractOfferTerms } from './tables.ts';

export type StoredOffer = typeof contractOffers.$inferSelect;

export type StoredTerm = typeof contractOfferTerms.$inferSelect;

export type StoredModule = typeof contractOfferModules.$inferSelect;

/** An offer with its terms and modules, in the studio's order. */
export type Offer = { offer: StoredOffer; terms: StoredTerm[]; modules: StoredModule[] };

/** A selected term. */
export type ChosenTerm = { offer: StoredOffer; term: StoredTerm; modules: StoredModule[] };

const isOpen = ({ validFrom, validUntil }: StoredOffer, today: string): boolean =>
  (validFrom === null || validFrom <= today) && (validUntil === null || validUntil >= today);

async function loadOfferParts(db: Database, offers: StoredOffer[]): Promise<Offer[]> {
  const ids = offers.map(({ id }) => id);
  if (ids.length === 0) return [];
  const terms = await db
    .select()
    .from(contractOfferTerms)
    .where(inArray(contractOfferTerms.offerId, ids))
    .orderBy(asc(contractOfferTerms.position), asc(contractOfferTerms.id));
  const modules = await db
    .select()
    .from(contractOfferModules)
    .where(inArray(contractOfferModules.offerId, ids))
    .orderBy(asc(contractOfferModules.position), asc(contractOfferModules.id));
  return offers
    .map((offer) => ({
      offer,
      terms: terms.filter(({ offerId }) => offerId === offer.id),
      modules: modules.filter(({ offerId }) => offerId === offer.id),
    }))
    .filter((item) => item.terms.length > 0);
}

/** Loads the offers of a studio that can be signed on a day, without those that have no terms. */
export async function loadOffers(
  db: Database,
  studio: Pick<StoredStudio, 'id'>,
  today: string,
): Promise<Offer[]> {
  const found = await db
    .select()
    .from(contractOffers)
    .where(eq(contractOffers.studioId, studio.id))
    .orderBy(asc(contractOffers.position), asc(contractOffers.id))
    .limit(50);
  return loadOfferParts(
    db,
    found.filter((offer) => isOpen(offer, today)),
  );
}

/** @throws 404 for an offer of another studio */
export async function findOffer(
  db: Database,
  id: number,
  studio: Pick<StoredStudio, 'id'>,
): Promise<StoredOffer> {
  const [offer] = await db
    .select()
    .from(contractOffers)
    .where(and(eq(contractOffers.id, id), eq(contractOffers.studioId, studio.id)));
  if (!offer) throw apiError(404, 'contractoffer.error.notfound', 'There is no such offer');
  return offer;
}

/** @throws 404 for a term that the studio does not offer on this day */
export async function findTerm(
  db: Database,
  id: number,
  studio: Pick<StoredStudio, 'id'>,
  today: string,
): Promise<ChosenTerm> {
  const [found] = await db
    .select({ offer: contractOffers })
    .from(contractOfferTerms)
    .innerJoin(contractOffers, eq(contractOffers.id, contractOfferTerms.offerId))
    .where(and(eq(contractOfferTerms.id, id), eq(contractOffers.studioId, studio.id)));
  const [item] = await loadOfferParts(db, found && isOpen(found.offer, today) ? [found.offer] : []);
  const term = item?.terms.find((one) => one.id === id);
  if (!item || !term)
    throw apiError(404, 'contractoffer.error.termnotfound', 'There is no such term of an offer');
  return { offer: item.offer, term, modules: item.modules };
}
