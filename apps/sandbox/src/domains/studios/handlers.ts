import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { getTenant } from '../brands/rules.ts';
import { getStudio, loadStudios, toStudio } from './rules.ts';

export const studioHandlers = {
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
} satisfies Partial<Handlers>;
