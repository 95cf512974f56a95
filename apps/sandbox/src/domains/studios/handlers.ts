import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { findHomeStudio } from '../accounts/customers.ts';
import { getTenant } from '../brands/rules.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { findAgreement, issueMandate } from '../payments/mandates.ts';
import { createAgreement } from '../payments/mandateTexts.ts';
import { studioLanguage, getStudio, loadStudios, toStudio } from './rules.ts';

export const studioHandlers = {
  async getHomeStudio({ account, context, language }, { db, clock }) {
    const studio = await findHomeStudio(db, account.id, context['X-Tenant'] ?? null);
    if (!studio) throw apiError(404, 'studio.error.nohomestudio', 'The account has no home studio');
    const tenant = await getTenant(db, { 'X-Tenant': studio.tenant });
    return ok(toStudio(studio, tenant.publicName, { language, now: clock.now() }));
  },

  async listPublicStudios({ context, language }, { db, clock }) {
    const reader = { language, now: clock.now() };
    const tenant = await getTenant(db, context);
    const studios = await loadStudios(db, [tenant.name]);
    return ok(studios.map((studio) => toStudio(studio, tenant.publicName, reader)));
  },

  async getPublicStudio({ path, context, language }, { db, clock }) {
    const studio = await getStudio(db, path.studioId, context);
    const tenant = await getTenant(db, { 'X-Tenant': studio.tenant });
    return ok(toStudio(studio, tenant.publicName, { language, now: clock.now() }));
  },

  async getSepaAgreement({ path, query, context, language, address }, services) {
    const { db, clock } = services;
    const studio = await getStudio(db, path.studioId, context);
    const agreement = createAgreement(studio, language ?? studioLanguage(studio));
    const { mandateReference: requestedReference } = query;
    if (requestedReference !== undefined)
      return ok(await findAgreement(db, studio, requestedReference, agreement));
    await enforceRateLimit(services, 'readMandate', address);
    const mandateReference = await issueMandate(db, studio, agreement, clock.now());
    return ok({ ...agreement, mandateReference });
  },
} satisfies Partial<Handlers>;
