/** Kinds of single appointments (benefits), with the studios and employees that provide them. */
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../../platform/api.ts';
import { apiError } from '../../../platform/http/apiError.ts';
import { employees, singleAppointmentEmployees } from '../courses/tables.ts';
import { toPerson } from '../courses/toPerson.ts';
import type { StoredStudio } from '../../studios/rules.ts';
import { studios } from '../../studios/tables.ts';
import { benefitEmployees, benefits, singleAppointmentOffers } from './tables.ts';

export type StoredBenefit = typeof benefits.$inferSelect;
export type StoredSingleOffer = typeof singleAppointmentOffers.$inferSelect;

/** A benefit at a studio that offers it. */
export type OfferedBenefit = {
  benefit: StoredBenefit;
  studio: StoredStudio;
  /** By id; the first one determines the price. */
  offers: [StoredSingleOffer, ...StoredSingleOffer[]];
  /** Employees providing it there, by name. */
  people: Schemas['Person'][];
};

export function benefitNotFound(): Error {
  return apiError(404, 'benefit.error.notfound', 'There is no such kind of appointment');
}

/** @throws 404 for an unknown benefit, or one of another tenant than the context names */
export async function findBenefit(
  db: Database,
  id: number,
  context: ContextHeaders,
): Promise<StoredBenefit> {
  const [benefit] = await db.select().from(benefits).where(eq(benefits.id, id));
  const tenant = context['X-Tenant'] ?? benefit?.tenant;
  if (!benefit || benefit.tenant !== tenant) throw benefitNotFound();
  return benefit;
}

/** Loads the benefits offered by a studio, by name. */
export function loadStudioBenefits(db: Database, studio: StoredStudio): Promise<OfferedBenefit[]> {
  return selectOffered(db, eq(studios.id, studio.id));
}

/** Loads a benefit at each studio that offers it, by studio name. */
export function loadBenefitStudios(
  db: Database,
  benefit: StoredBenefit,
): Promise<OfferedBenefit[]> {
  return selectOffered(db, eq(benefits.id, benefit.id));
}

/** Finds a benefit at a studio. @throws 404 if the studio does not offer it */
export async function findOfferedBenefit(
  db: Database,
  benefitId: number,
  studio: StoredStudio,
): Promise<OfferedBenefit> {
  const here = and(eq(studios.id, studio.id), eq(benefits.id, benefitId));
  const [offered] = await selectOffered(db, here);
  if (!offered) throw benefitNotFound();
  return offered;
}

/** Finds the benefit of an offer, even without employees providing it. */
export async function findBenefitOfOffer(
  db: Database,
  offer: StoredSingleOffer,
): Promise<OfferedBenefit> {
  const [found] = await db
    .select({ benefit: benefits, studio: studios })
    .from(benefits)
    .innerJoin(studios, eq(studios.id, offer.studioId))
    .where(eq(benefits.id, offer.benefitId));
  if (!found) throw benefitNotFound();
  const { benefit, studio } = found;
  const providers = await loadProviders(db, [studio.id], [benefit.id]);
  return {
    benefit,
    studio,
    offers: [offer],
    people: providers.get(`${studio.id}:${benefit.id}`) ?? [],
  };
}

/** Loads benefits that have both an offer and an employee providing them. */
async function selectOffered(db: Database, where: SQL | undefined): Promise<OfferedBenefit[]> {
  const rows = await db
    .select({ benefit: benefits, studio: studios, offer: singleAppointmentOffers })
    .from(singleAppointmentOffers)
    .innerJoin(benefits, eq(benefits.id, singleAppointmentOffers.benefitId))
    .innerJoin(studios, eq(studios.id, singleAppointmentOffers.studioId))
    .where(and(where, eq(benefits.tenant, studios.tenant)))
    .orderBy(asc(studios.name), asc(benefits.name), asc(singleAppointmentOffers.id));
  const providers = await loadProviders(
    db,
    rows.map(({ studio }) => studio.id),
    rows.map(({ benefit }) => benefit.id),
  );
  const offered = new Map<string, OfferedBenefit>();
  for (const { benefit, studio, offer } of rows) {
    const key = `${studio.id}:${benefit.id}`;
    const known = offered.get(key);
    const people = providers.get(key);
    if (known) known.offers.push(offer);
    else if (people) offered.set(key, { benefit, studio, offers: [offer], people });
  }
  return [...offered.values()];
}

/** Loads the employees that provide benefits at studios, by studio and benefit. */
async function loadProviders(
  db: Database,
  studioIds: number[],
  benefitIds: number[],
): Promise<Map<string, Schemas['Person'][]>> {
  if (studioIds.length === 0) return new Map();
  const { studioId, employeeId } = singleAppointmentEmployees;
  const rows = await db
    .select({ studioId, benefitId: benefitEmployees.benefitId, employee: employees })
    .from(singleAppointmentEmployees)
    .innerJoin(employees, eq(employees.id, employeeId))
    .innerJoin(benefitEmployees, eq(benefitEmployees.employeeId, employeeId))
    .where(
      and(
        inArray(studioId, [...new Set(studioIds)]),
        inArray(benefitEmployees.benefitId, [...new Set(benefitIds)]),
      ),
    )
    .orderBy(asc(employees.displayedName), asc(employees.id));
  const providers = new Map<string, Schemas['Person'][]>();
  for (const { employee, ...at } of rows) {
    const key = `${at.studioId}:${at.benefitId}`;
    providers.set(key, [...(providers.get(key) ?? []), toPerson(employee)]);
  }
  return providers;
}
