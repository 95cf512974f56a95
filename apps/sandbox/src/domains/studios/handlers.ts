import type { Handlers } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { homeStudioOf } from '../accounts/customers.ts';
import { tenantOf } from '../brands/rules.ts';
import { isMandateOf, newMandateReference } from '../payments/mandates.ts';
import { mandateTextFor } from './mandateTexts.ts';
import { languageOf, studioOf, studiosOf, toStudio, withCountry } from './rules.ts';

export const studioHandlers = {
  async getHomeStudio({ account, context, language }, { db, clock }) {
    const studio = await homeStudioOf(db, account.id, context['X-Tenant'] ?? null);
    if (!studio) throw fault(404, 'studio.error.nohomestudio', 'The account has no home studio');
    const tenant = await tenantOf(db, { 'X-Tenant': studio.tenant });
    return ok(toStudio(studio, tenant.publicName, { language, now: clock.now() }));
  },

  async listPublicStudios({ context, language }, { db, clock }) {
    const reader = { language, now: clock.now() };
    const tenant = await tenantOf(db, context);
    const studios = await studiosOf(db, [tenant.name]);
    return ok(studios.map((studio) => toStudio(studio, tenant.publicName, reader)));
  },

  async getPublicStudio({ path, context, language }, { db, clock }) {
    const studio = await studioOf(db, path.studioId, context);
    const tenant = await tenantOf(db, { 'X-Tenant': studio.tenant });
    return ok(toStudio(studio, tenant.publicName, { language, now: clock.now() }));
  },

  async getSepaAgreement({ path, query, context, language }, { db }) {
    const studio = await studioOf(db, path.studioId, context);
    const { name, address, creditorId, paymentMethods } = studio;
    if (creditorId === null || !paymentMethods.includes('DIRECT_DEBIT'))
      throw fault(404, 'studio.error.nosepaagreement', 'The studio takes no direct debits');
    const { mandateReference: given } = query;
    if (given !== undefined && !isMandateOf(studio, given))
      throw fault(404, 'studio.error.nosepaagreement', 'The studio has given no such mandate');
    const reading = language ?? languageOf(studio);
    return ok({
      ...mandateTextFor(reading, name),
      creditorName: name,
      creditorId,
      creditorAddress: withCountry(address, reading),
      mandateReference: given ?? newMandateReference(studio),
      paymentType: 'RECURRENT',
    });
  },
} satisfies Partial<Handlers>;
