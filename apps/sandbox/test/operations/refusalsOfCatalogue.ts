/** Refusals of the catalogue of studios, of their logos and facilities. */
import { meet, type Meet, type Refusal } from './refusal.ts';

const withoutLogos: Meet = async (sandbox) => {
  await sandbox.state('nothing on offer', { what: 'logos' });
  return { path: { studioId: 1001 } };
};

const ofATenant = [
  'listStudiosForWhitelabelPortal',
  'listStudiosForWhitelabelPortalTwin',
  'listStudiosForWhitelabelApp',
  'listStudiosForWhitelabelAppTwin',
  'getAnyStudioLogo',
  'listFacilityCategories',
  'listUniversalCheckInFacilities',
  'listBookingPortalStudios',
  'listStudiosForFilters',
  'getStudioCount',
  'listStudioCountsByCity',
  'listStudioBookingOptions',
  'listStudiosForMySportsGuest',
  'listStudiosForStudioConnect',
] as const;

export const catalogueRefusals: readonly Refusal[] = [
  ...ofATenant.map((id): Refusal => [
    id,
    404,
    'tenant.error.notfound',
    meet({ headers: { 'x-tenant': 'nobody' } }),
  ]),
  [
    'listAdditionalMenuEntries',
    404,
    'studio.error.notfound',
    meet({ query: { organizationUnitId: 4711 } }),
  ],
  ['getAnyStudioLogo', 404, 'logo.error.notfound', withoutLogos],
  ['getStudioLogo', 404, 'logo.error.notfound', withoutLogos],
  ['getStudioLogo', 404, 'studio.error.notfound', meet({ path: { studioId: 4711 } })],
  [
    'getTrainingSectionConfiguration',
    404,
    'studio.error.notfound',
    meet({ path: { facilityId: 4711 } }),
  ],
  ['getStudioByAlias', 404, 'studio.error.notfound', meet({ path: { alias: 'northside-4711' } })],
  ['getStudioRating', 404, 'studio.error.notfound', meet({ path: { externalId: 'NS-4711' } })],
  [
    'getTenantConfig',
    404,
    'whitelabel.error.notfound',
    meet({ path: { publicFacilityGroup: 'nobody' } }),
  ],
];
