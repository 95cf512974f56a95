import type { ApiRequest, Handlers, Services } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { getStudio, loadStudios } from './rules.ts';
import { loadFeatures, findBrand, getTenant, whitelabelNotFound } from '../brands/rules.ts';

async function listFeatures(
  { context, query }: Pick<ApiRequest<'listFeatures'>, 'context' | 'query'>,
  { db }: Services,
) {
  if (query.organizationUnitId !== undefined) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    return ok(await loadFeatures(db, studio.tenant, studio.id));
  }
  const tenant = context['X-Tenant'];
  return ok(tenant === undefined ? [] : await loadFeatures(db, tenant, null));
}

export const brandHandlers = {
  async getWhitelabelConfig({ context, hostname }, { db }) {
    const brand = await findBrand(db, context, hostname);
    if (!brand) throw whitelabelNotFound();
    return ok(brand);
  },

  async getTenant({ context }, { db }) {
    const tenant = await getTenant(db, context);
    const studios = await loadStudios(db, [tenant.name]);
    return ok({
      tenant: tenant.name,
      tenantLogo: tenant.logoUrl,
      publicTenantName: tenant.publicName,
      studios: studios.map(({ id, zoneId }) => ({ id, zoneId })),
    });
  },

  listFeatures,
  listPublicFeatures: listFeatures,
} satisfies Partial<Handlers>;
