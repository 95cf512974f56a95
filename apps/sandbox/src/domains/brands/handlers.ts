import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { isConnectedToTenant } from '../accounts/customers.ts';
import { studioOf, studiosOf } from '../studios/rules.ts';
import { featuresOf, findBrand, menuOf, tenantOf, whitelabelNotFound } from './rules.ts';

async function features(
  { context, query }: Pick<ApiRequest<'listFeatures'>, 'context' | 'query'>,
  { db }: Services,
) {
  if (query.organizationUnitId !== undefined) {
    const studio = await studioOf(db, query.organizationUnitId, context);
    return ok(await featuresOf(db, studio.tenant, studio.id));
  }
  const tenant = context['X-Tenant'];
  return ok(tenant === undefined ? [] : await featuresOf(db, tenant, null));
}

export const brandHandlers = {
  async getWhitelabelConfig({ context, hostname }, { db }) {
    const brand = await findBrand(db, context, hostname);
    if (!brand) throw whitelabelNotFound();
    return ok(brand);
  },

  async getTenant({ context }, { db }) {
    const tenant = await tenantOf(db, context);
    const studios = await studiosOf(db, [tenant.name]);
    return ok({
      tenant: tenant.name,
      tenantLogo: tenant.logoUrl,
      publicTenantName: tenant.publicName,
      studios: studios.map(({ id, zoneId }) => ({ id, zoneId })),
    });
  },

  listFeatures: features,
  listPublicFeatures: features,

  async listActiveMenuEntries({ account, context, query }, { db }) {
    const studio = await studioOf(db, query.organizationUnitId, context);
    const member = await isConnectedToTenant(db, account.id, studio.tenant);
    return ok(await menuOf(db, studio.id, member));
  },

  async listPublicActiveMenuEntries({ context, query }, { db }) {
    const studio = await studioOf(db, query.organizationUnitId, context);
    return ok(await menuOf(db, studio.id, false));
  },
} satisfies Partial<Handlers>;
