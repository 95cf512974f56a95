import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { catalogueOf, listedOf } from '../catalogue/listings.ts';
import { wordsIn } from '../catalogue/names.ts';
import { studioOf, toPortalStudio } from '../studios/rules.ts';
import { trainingSections } from './tables.ts';

/** A facility is the place of a studio and has its id. */
export const facilityHandlers = {
  async getTrainingSectionConfiguration({ path, context }, { db }) {
    const studio = await studioOf(db, path.facilityId, context);
    const { type, position, membersOnly, studioId } = trainingSections;
    const sections = await db
      .select({ type, position, membersOnly })
      .from(trainingSections)
      .where(eq(studioId, studio.id))
      .orderBy(asc(position), asc(type));
    return ok({ facilityId: studio.id, enabled: sections.length > 0, sections });
  },

  async listFacilityCategories({ context, language }, { db }) {
    const listed = await catalogueOf(db, context);
    const { categories } = await wordsIn(db, language);
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
    const listed = await listedOf(db, context);
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
