import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { loadCatalogue, loadListedStudios } from '../catalogue/listings.ts';
import { loadCatalogueNames } from '../catalogue/names.ts';
import { getStudio, toPortalStudio } from '../studios/rules.ts';
import { trainingSections } from './tables.ts';

/** A facility is the location of a studio and shares its id. */
export const facilityHandlers = {
  async getTrainingSectionConfiguration({ path, context }, { db }) {
    const studio = await getStudio(db, path.facilityId, context);
    const { type, position, membersOnly, studioId } = trainingSections;
    const sections = await db
      .select({ type, position, membersOnly })
      .from(trainingSections)
      .where(eq(studioId, studio.id))
      .orderBy(asc(position), asc(type));
    return ok({ facilityId: studio.id, enabled: sections.length > 0, sections });
  },

  async listFacilityCategories({ context, language }, { db }) {
    const listed = await loadCatalogue(db, context);
    const { categories } = await loadCatalogueNames(db, language);
    return ok(
      categories
        .map(({ id, name }) => ({
          id,
          name,
          facilityCount: listed.filter(({ listing }) => listing.categoryIds.includes(id)).length,
        }))
        .filter(({ facilityCount }) => facilityCount > 0),
    );
  },

  async listUniversalCheckInFacilities({ context, language }, { db, clock }) {
    const listed = await loadListedStudios(db, context);
    const reader = { language, now: clock.now() };
    return ok(
      listed
        .filter(({ listing }) => listing.universalCheckIn)
        .map(({ studio, tenantName }) => {
          const {
            id: facilityId,
            studioUuid: _,
            image: __,
            ...shown
          } = toPortalStudio(studio, reader);
          return { ...shown, facilityId, tenantName };
        }),
    );
  },
} satisfies Partial<Handlers>;
