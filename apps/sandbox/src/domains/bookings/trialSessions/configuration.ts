/** Trial session offered by a studio. */
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../../platform/api.ts';
import { apiError } from '../../../platform/http/apiError.ts';
import { loadFeatures } from '../../brands/rules.ts';
import {
  loadStudioBenefits,
  type OfferedBenefit,
  type StoredSingleOffer,
} from '../singleAppointments/benefits.ts';
import type { StoredStudio } from '../../studios/rules.ts';
import { studios } from '../../studios/tables.ts';
import { trialConfigurations, trialLeads } from './tables.ts';

export type Trial = {
  /** Reduced to the trial offer. */
  offered: OfferedBenefit;
  offer: StoredSingleOffer;
  configuration: Omit<typeof trialConfigurations.$inferSelect, 'tenant'>;
};

/** Default requirements, the same as in `validateBookTrialSessionMasterData`. */
const defaultConfiguration: Omit<Trial['configuration'], 'id'> = {
  name: null,
  description: null,
  contactFields: [
    { field: 'firstname', required: true },
    { field: 'lastname', required: true },
    { field: 'email', required: true },
    { field: 'phone', required: true },
  ],
  coursesAllowed: false,
};

/** @throws 404 if the studio offers none, no employee provides it, or the feature is off */
export async function getTrial(db: Database, studio: StoredStudio): Promise<Trial> {
  const switches = await loadFeatures(db, studio.tenant, studio.id);
  const isOff = switches.some(({ name, enabled }) => name === 'TRIAL_SESSION' && !enabled);
  if (isOff) throw notOfferedError();
  for (const offered of await loadStudioBenefits(db, studio)) {
    const offer = offered.offers.find((one) => one.trialConfigurationId !== null);
    const id = offer?.trialConfigurationId;
    if (!offer || id === null || id === undefined) continue;
    return {
      offered: { ...offered, offers: [offer] },
      offer,
      configuration: await loadConfiguration(db, studio.tenant, id),
    };
  }
  throw notOfferedError();
}

/** Loads a chain's configuration of a trial. */
export async function loadConfiguration(
  db: Database,
  tenant: string,
  id: number,
): Promise<Trial['configuration']> {
  const [own] = await db
    .select()
    .from(trialConfigurations)
    .where(and(eq(trialConfigurations.tenant, tenant), eq(trialConfigurations.id, id)));
  return own ?? { ...defaultConfiguration, id };
}

function notOfferedError(): Error {
  return apiError(404, 'trialsession.error.notoffered', 'This studio offers no trial session');
}

export type Lead = { lead: typeof trialLeads.$inferSelect; studio: StoredStudio };

/** Finds a lead. @throws 404 if there is none at the tenant of the context, or the link has expired */
export async function getLead(
  db: Database,
  uuid: string,
  context: ContextHeaders,
  now: Date,
): Promise<Lead> {
  const [found] = await db
    .select({ lead: trialLeads, studio: studios })
    .from(trialLeads)
    .innerJoin(studios, eq(studios.id, trialLeads.studioId))
    .where(and(eq(trialLeads.uuid, uuid), gt(trialLeads.expiresAt, now)));
  const tenant = context['X-Tenant'] ?? found?.studio.tenant;
  if (!found || found.studio.tenant !== tenant)
    throw apiError(
      404,
      'trialsession.error.leadnotfound',
      'There is no such invitation to a trial session',
    );
  return found;
}

/** Maps the data of a lead that the form asks for. */
export function toLeadCustomer(
  { lead }: Lead,
  { configuration }: Trial,
): Schemas['TrialLeadCustomer'] {
  const valueIfAsked = (field: 'firstname' | 'lastname' | 'email' | 'phone') =>
    configuration.contactFields.some((one) => one.field === field) ? lead[field] : null;
  return {
    firstname: valueIfAsked('firstname'),
    lastname: valueIfAsked('lastname'),
    email: valueIfAsked('email'),
    phone: valueIfAsked('phone'),
  };
}
