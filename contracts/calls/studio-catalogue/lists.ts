import * as api from '@studio-portal/sdk/api/studio-catalogue';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET } from '../../src/wire.ts';
import { studio } from '../given.ts';

const noStudios = state('nothing on offer', { what: 'studios' });

/** A call that lists studios of a tenant: one with an answer, one without studios, one for a tenant that is none. */
const listing = (path: string, call: () => Promise<unknown>, example: string) =>
  ({
    200: [
      { given: [studio], call, request: GET(path), example },
      { given: [noStudios], call, request: GET(path), example: 'emptyList' },
    ],
    400: {
      'validation.error.invalid': {
        given: [],
        context: { tenant: 'Not a tenant' },
        call,
        request: GET(path, { headers: { 'X-Tenant': 'Not a tenant' } }),
        typedArgs: [{ type: 'FIELD', value: 'X-Tenant' }],
      },
    },
    404: {
      'tenant.error.notfound': {
        given: [state('no tenant', { tenant: 'nowhere' })],
        context: { tenant: 'nowhere' },
        call,
        request: GET(path, { headers: { 'X-Tenant': 'nowhere' } }),
      },
    },
  }) as const;

const root = '/v1/public/studios';

const finder = listing(
  `${root}/forbookingportal`,
  () => api.listBookingPortalStudios(),
  'bookingPortalStudios',
);
const filters = listing(`${root}/forfilters`, () => api.listStudiosForFilters(), 'filterStudios');
const cities = listing(
  `${root}/countbycity`,
  () => api.listStudioCountsByCity(),
  'cityStudioCounts',
);

/** Lists of studios. */
export const listCalls = {
  listBookingPortalStudios: {
    ...finder,
    200: [
      ...finder[200],
      {
        when: 'narrowed to those that are there',
        given: [studio],
        call: () =>
          api.listBookingPortalStudios({ countryCode: 'DE', category: [2, 1], feature: [11] }),
        request: GET(`${root}/forbookingportal`, {
          query: { countryCode: 'DE', category: ['2', '1'], feature: '11' },
        }),
        example: 'bookingPortalStudios',
      },
      {
        when: 'no studio has both features',
        given: [studio],
        call: () => api.listBookingPortalStudios({ feature: [11, 99] }),
        request: GET(`${root}/forbookingportal`, { query: { feature: ['11', '99'] } }),
        example: 'emptyList',
      },
    ],
  },
  listStudiosForFilters: {
    ...filters,
    200: [
      ...filters[200],
      {
        when: 'of another country',
        given: [studio],
        call: () => api.listStudiosForFilters({ countryCode: 'IT' }),
        request: GET(`${root}/forfilters`, { query: { countryCode: 'IT' } }),
        example: 'emptyList',
      },
    ],
  },
  listStudioCountsByCity: {
    ...cities,
    200: [
      ...cities[200],
      {
        when: 'of another country',
        given: [studio],
        call: () => api.listStudioCountsByCity({ countryCode: 'IT' }),
        request: GET(`${root}/countbycity`, { query: { countryCode: 'IT' } }),
        example: 'emptyList',
      },
    ],
  },
  listStudioBookingOptions: listing(
    `${root}/bookingoptions`,
    () => api.listStudioBookingOptions(),
    'studioBookingOptions',
  ),
  listStudiosForMySportsGuest: listing(
    `${root}/formysportsguest`,
    () => api.listStudiosForMySportsGuest(),
    'listedStudios',
  ),
  listStudiosForStudioConnect: listing(
    `${root}/forstudioconnect`,
    () => api.listStudiosForStudioConnect(),
    'listedStudios',
  ),
  listStudiosForWhitelabelPortal: listing(
    `${root}/for-whitelabel-portal`,
    () => api.listStudiosForWhitelabelPortal(),
    'portalStudios',
  ),
  listStudiosForWhitelabelPortalTwin: listing(
    `${root}/forwhitelabelportal`,
    () => api.listStudiosForWhitelabelPortalTwin(),
    'portalStudios',
  ),
  listStudiosForWhitelabelApp: listing(
    `${root}/for-whitelabel-app`,
    () => api.listStudiosForWhitelabelApp(),
    'portalStudios',
  ),
  listStudiosForWhitelabelAppTwin: listing(
    `${root}/forwhitelabelapp`,
    () => api.listStudiosForWhitelabelAppTwin(),
    'portalStudios',
  ),
} satisfies Partial<Calls<'studio-catalogue'>>;
