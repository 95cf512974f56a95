/** Refusals of the catalogue of studios. */
import { meet, type Refusal } from './refusal.ts';

const ofATenant = [
  'listStudiosForWhitelabelPortal',
  'listStudiosForWhitelabelPortalTwin',
  'listStudiosForWhitelabelApp',
  'listStudiosForWhitelabelAppTwin',
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
  ['getStudioByAlias', 404, 'studio.error.notfound', meet({ path: { alias: 'northside-4711' } })],
  ['getStudioRating', 404, 'studio.error.notfound', meet({ path: { externalId: 'NS-4711' } })],
  [
    'getTenantConfig',
    404,
    'whitelabel.error.notfound',
    meet({ path: { publicFacilityGroup: 'nobody' } }),
  ],
];
