import type { Handlers } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { homeStudioOf } from '../accounts/customers.ts';
import { tenantOf } from '../brands/rules.ts';
import { studioOf, studiosOf, toStudio } from './rules.ts';

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
} satisfies Partial<Handlers>;
