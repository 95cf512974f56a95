/** Valid requests for the studio catalog, logos and facilities. */
import type { OperationId } from '../../src/server/api.ts';
import { type Happy, plain } from './setup.ts';

const narrowed = { countryCode: 'DE', category: 1, feature: 11 };

export const catalogueHappy = {
  listStudiosForWhitelabelPortal: plain({}),
  listStudiosForWhitelabelPortalTwin: plain({}),
  listStudiosForWhitelabelApp: plain({}),
  listStudiosForWhitelabelAppTwin: plain({}),
  listBookingPortalStudios: plain({ query: narrowed }),
  listStudiosForFilters: plain({ query: { countryCode: 'DE' } }),
  listStudioCategories: plain({}),
  listStudioFeatureCategories: plain({}),
  getStudioCount: plain({ query: narrowed }),
  listStudioCountsByCity: plain({ query: { countryCode: 'DE' } }),
  listAdditionalMenuEntries: plain({ query: { organizationUnitId: 1001 } }),
  listStudioBookingOptions: plain({}),
  listStudiosForMySportsGuest: plain({}),
  listStudiosForStudioConnect: plain({}),
  getTrainingSectionConfiguration: plain({ path: { facilityId: 1001 } }),
  listFacilityCategories: plain({}),
  listUniversalCheckInFacilities: plain({}),
  getAnyStudioLogo: plain({}),
  getStudioLogo: plain({ path: { studioId: 1001 } }),
  getStudioByAlias: plain({ path: { alias: 'northside-1001' } }),
  getTenantConfig: plain({ path: { publicFacilityGroup: 'northside-group' } }),
  getStudioRating: plain({ path: { externalId: 'NS-1001' } }),
} satisfies Partial<Record<OperationId, Happy>>;
