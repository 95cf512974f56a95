import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { findHomeStudio } from '../accounts/customers.ts';
import { whitelabelConfigs } from '../brands/tables.ts';
import { getStudio } from '../studios/rules.ts';
import { loadBrandTexts } from './rules.ts';
import { tenantLocales } from './tables.ts';

/** Default if no studio is involved (spec 1.3, "Locale info"). */
const defaultLocale = 'de_DE';

/** A brand without overridden texts gets an empty set; an unknown tag gets a 404. */
const isBrand = async (db: Database, tag: string): Promise<boolean> =>
  (await db.$count(whitelabelConfigs, eq(whitelabelConfigs.brandIdentifier, tag))) > 0;

export const translationHandlers = {
  async getTranslations({ path: { tag, language } }, { db }) {
    const texts = await loadBrandTexts(db, tag, language);
    if (Object.keys(texts).length === 0 && !(await isBrand(db, tag)))
      throw apiError(404, 'translation.error.notfound', 'There are no texts of this tag');
    return ok(texts);
  },

  async getTranslationLocales({ account, context, query }, { db }) {
    const studio =
      query.organizationUnitId === undefined
        ? await findHomeStudio(db, account.id, context['X-Tenant'] ?? null)
        : await getStudio(db, query.organizationUnitId, context);
    const rows = studio
      ? await db
          .select()
          .from(tenantLocales)
          .where(eq(tenantLocales.tenant, studio.tenant))
          .orderBy(asc(tenantLocales.position))
      : [];
    return ok({
      multiLanguageSupport: rows.length > 1,
      translationLocales: rows.map(({ locale }) => locale),
      studioLocale: studio?.locale ?? defaultLocale,
    });
  },
} satisfies Partial<Handlers>;
