/** Requests that succeed, for the catalogue of studios, their logos and their facilities. */
import type { OperationId } from '../../src/server/api.ts';
import type { Happy } from './happy.ts';
import { meet } from './refusal.ts';

const narrowed = { countryCode: 'DE', category: 1, feature: 11 };

export const catalogueHappy = {
  listStudiosForWhitelabelPortal: meet({}),
  listStudiosForWhitelabelPortalTwin: meet({}),
  listStudiosForWhitelabelApp: meet({}),
  listStudiosForWhitelabelAppTwin: meet({}),
  listBookingPortalStudios: meet({ query: narrowed }),
  listStudiosForFilters: meet({ query: { countryCode: 'DE' } }),
  listStudioCategories: meet({}),
  listStudioFeatureCategories: meet({}),
  getStudioCount: meet({ query: narrowed }),
  listStudioCountsByCity: meet({ query: { countryCode: 'DE' } }),
  listAdditionalMenuEntries: meet({ query: { organizationUnitId: 1001 } }),
  listStudioBookingOptions: meet({}),
  listStudiosForMySportsGuest: meet({}),
  listStudiosForStudioConnect: meet({}),
  getTrainingSectionConfiguration: meet({ path: { facilityId: 1001 } }),
  listFacilityCategories: meet({}),
  listUniversalCheckInFacilities: meet({}),
  getAnyStudioLogo: meet({}),
  getStudioLogo: meet({ path: { studioId: 1001 } }),
  getStudioByAlias: meet({ path: { alias: 'northside-1001' } }),
  getTenantConfig: meet({ path: { publicFacilityGroup: 'northside-group' } }),
  getStudioRating: meet({ path: { externalId: 'NS-1001' } }),
} satisfies Partial<Record<OperationId, Happy>>;
