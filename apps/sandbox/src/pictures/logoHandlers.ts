import type { Database } from '../platform/database/database.ts';
import { findPictureBrand } from './brand.ts';
import { drawLogo } from './logos.ts';
import { pictureHeaders } from './routes.ts';
import type { Handlers } from '../platform/api.ts';
import { apiError } from '../platform/http/apiError.ts';
import { getTenant } from '../domains/brands/rules.ts';
import { getStudio } from '../domains/studios/rules.ts';

/** Draws the logo of a tenant's brand. @throws 404 if there is none */
async function getLogo(db: Database, tenant: string, logoUrl: string | null) {
  const brand = logoUrl === null ? null : await findPictureBrand(db, tenant);
  if (!brand) throw apiError(404, 'logo.error.notfound', 'There is no logo');
  return {
    status: 200 as const,
    headers: { ...pictureHeaders, Vary: 'X-Tenant' },
    body: drawLogo(brand.style, brand.name, brand.text),
  };
}

export const logoHandlers = {
  async getAnyStudioLogo({ context }, { db }) {
    const tenant = await getTenant(db, context);
    return getLogo(db, tenant.name, tenant.logoUrl);
  },

  async getStudioLogo({ path, context }, { db }) {
    const studio = await getStudio(db, path.studioId, context);
    return getLogo(db, studio.tenant, studio.logoUrl);
  },
} satisfies Partial<Handlers>;
