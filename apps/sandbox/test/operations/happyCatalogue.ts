/** Valid requests for the studio catalog, logos and facilities. */
import type { OperationId } from '../../src/platform/api.ts';
import { type RequestSetup, withoutSetup } from './setup.ts';

const filters = { countryCode: 'DE', category: 1, feature: 11 };

export const catalogueHappy = {
  listStudiosForWhitelabelPortal: withoutSetup({}),
  listStudiosForWhitelabelPortalTwin: withoutSetup({}),
  listStudiosForWhitelabelApp: withoutSetup({}),
  listStudiosForWhitelabelAppTwin: withoutSetup({}),
  listBookingPortalStudios: withoutSetup({ query: filters }),
  listStudiosForFilters: withoutSetup({ query: { countryCode: 'DE' } }),
  listStudioCategories: withoutSetup({}),
  listStudioFeatureCategories: withoutSetup({}),
  getStudioCount: withoutSetup({ query: filters }),
  listStudioCountsByCity: withoutSetup({ query: { countryCode: 'DE' } }),
  listAdditionalMenuEntries: withoutSetup({ query: { organizationUnitId: 1001 } }),
  listStudioBookingOptions: withoutSetup({}),
  listStudiosForMySportsGuest: withoutSetup({}),
  listStudiosForStudioConnect: withoutSetup({}),
  getTrainingSectionConfiguration: withoutSetup({ path: { facilityId: 1001 } }),
  listFacilityCategories: withoutSetup({}),
  listUniversalCheckInFacilities: withoutSetup({}),
  getAnyStudioLogo: withoutSetup({}),
  getStudioLogo: withoutSetup({ path: { studioId: 1001 } }),
  getStudioByAlias: withoutSetup({ path: { alias: 'northside-1001' } }),
  getTenantConfig: withoutSetup({ path: { publicFacilityGroup: 'northside-group' } }),
  getStudioRating: withoutSetup({ path: { externalId: 'NS-1001' } }),
} satisfies Partial<Record<OperationId, RequestSetup>>;
