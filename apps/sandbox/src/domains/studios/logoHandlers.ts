import type { Database } from '../../database/database.ts';
import { findPictureBrand } from '../../pictures/brand.ts';
import { drawLogo } from '../../pictures/draw.ts';
import { pictureHeaders } from '../../pictures/routes.ts';
import type { Handlers } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { getTenant } from '../brands/rules.ts';
import { getStudio } from './rules.ts';

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
