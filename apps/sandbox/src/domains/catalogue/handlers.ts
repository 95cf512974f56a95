import { asc, eq } from 'drizzle-orm';
import type { ApiRequest, Handlers, Services } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { loadPortalTenants, whitelabelNotFound } from '../brands/rules.ts';
import { whitelabelConfigs } from '../brands/tables.ts';
import { findOutage } from '../service/outage.ts';
import { getStudio, loadStudios, studioUuid, toPortalStudio } from '../studios/rules.ts';
import {
  countCatalogue,
  loadBookingOptions,
  loadCatalogue,
  loadListedStudios,
  loadOpenStudios,
  findListedStudio,
} from './listings.ts';
import { loadCatalogueNames } from './names.ts';
import { additionalMenuEntries } from './tables.ts';
import {
  countByCity,
  toBookingPortalStudio,
  toFilterStudio,
  toListedStudio,
  toRating,
} from './view.ts';

/** Handles the four variants of the list: for apps and portals, with and without hyphens. */
async function listForWhitelabel(
  { context, language }: Pick<ApiRequest<'listStudiosForWhitelabelPortal'>, 'context' | 'language'>,
  { db, clock }: Services,
) {
  const reader = { language, now: clock.now() };
  const tenants = await loadPortalTenants(db, context);
  const studios = await loadStudios(
    db,
    tenants.map(({ name }) => name),
  );
  return ok(studios.map((studio) => toPortalStudio(studio, reader)));
}

export const catalogueHandlers = {
  listStudiosForWhitelabelPortal: listForWhitelabel,
  listStudiosForWhitelabelPortalTwin: listForWhitelabel,
  listStudiosForWhitelabelApp: listForWhitelabel,
  listStudiosForWhitelabelAppTwin: listForWhitelabel,

  async listBookingPortalStudios({ context, query, language }, { db, clock }) {
    const reader = { language, now: clock.now() };
    const listed = query.open
      ? await loadOpenStudios(db, context, query, reader.now)
      : await loadListedStudios(db, context, query);
    const words = await loadCatalogueNames(db, language);
    return ok(listed.map((entry) => toBookingPortalStudio(entry, words, reader)));
  },

  async listStudiosForFilters({ context, query }, { db, clock }) {
    const now = clock.now();
    const listed = await loadListedStudios(db, context, query);
    return ok(listed.map((entry) => toFilterStudio(entry, now)));
  },

  async listStudioCategories({ language }, { db }) {
    return ok((await loadCatalogueNames(db, language)).categories);
  },

  async listStudioFeatureCategories({ language }, { db }) {
    return ok((await loadCatalogueNames(db, language)).featureCategories);
  },

  async getStudioCount({ context, query }, { db }) {
    return ok({ count: await countCatalogue(db, context, query) });
  },

  async listStudioCountsByCity({ context, query }, { db }) {
    return ok(countByCity(await loadCatalogue(db, context, query)));
  },

  async listAdditionalMenuEntries({ context, query }, { db }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    const { label, url, position, id, studioId } = additionalMenuEntries;
    return ok(
      await db
        .select({ label, url, position })
        .from(additionalMenuEntries)
        .where(eq(studioId, studio.id))
        .orderBy(asc(position), asc(id)),
    );
  },

  async listStudioBookingOptions({ context }, { db }) {
    const options = await loadBookingOptions(db);
    const listed = await loadListedStudios(db, context);
    return ok(
      listed.map(({ studio: { id } }) => ({
        organizationUnitId: id,
        options: options.get(id) ?? [],
      })),
    );
  },

  async listStudiosForMySportsGuest({ context, language }, { db }) {
    const options = await loadBookingOptions(db);
    const listed = await loadListedStudios(db, context);
    return ok(
      listed
        .filter(({ studio }) => options.has(studio.id))
        .map((entry) => toListedStudio(entry, language)),
    );
  },

  async listStudiosForStudioConnect({ context, language }, { db }) {
    const listed = await loadListedStudios(db, context);
    return ok(listed.map((entry) => toListedStudio(entry, language)));
  },

  async getStudioByAlias({ path, language }, { db, clock }) {
    const reader = { language, now: clock.now() };
    const found = await findListedStudio(db, 'alias', path.alias);
    return ok(toBookingPortalStudio(found, await loadCatalogueNames(db, language), reader));
  },

  async getStudioRating({ path }, { db }) {
    return ok(toRating((await findListedStudio(db, 'externalId', path.externalId)).listing));
  },

  async getTenantConfig({ path }, { db }) {
    const [brand] = await db
      .select()
      .from(whitelabelConfigs)
      .where(eq(whitelabelConfigs.publicFacilityGroup, path.publicFacilityGroup))
      .orderBy(asc(whitelabelConfigs.id))
      .limit(1);
    if (!brand) throw whitelabelNotFound();
    const { tenantName: tenant, externalPage, customCancellationLink } = brand;
    const [studio, ...others] = tenant === null ? [] : await loadStudios(db, [tenant], 2);
    const only = studio && others.length === 0 ? studio : null;
    return ok({
      tenant,
      organizationUnitId: only?.id ?? null,
      studioUuid: only && studioUuid(only),
      isBookingPortal: tenant === null,
      externalPage,
      maintenance: (await findOutage(db)) === 'maintenance',
      contractTerminationLink: customCancellationLink,
    });
  },
} satisfies Partial<Handlers>;
