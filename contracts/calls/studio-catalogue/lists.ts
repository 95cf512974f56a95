import * as api from '@studio-portal/sdk/api/studio-catalogue';
import type { Calls } from '../../src/table.ts';
import { GET } from '../../src/wire.ts';
import { studio } from '../given.ts';
import { studioListRows } from '../studioListRows.ts';

const root = '/v1/public/studios';

const finder = studioListRows(
  `${root}/forbookingportal`,
  () => api.listBookingPortalStudios(),
  'bookingPortalStudios',
);
const filters = studioListRows(
  `${root}/forfilters`,
  () => api.listStudiosForFilters(),
  'filterStudios',
);
const cities = studioListRows(
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
      {
        when: 'the page nearest to a position',
        given: [studio],
        call: () =>
          api.listBookingPortalStudios({ latitude: 52.5, longitude: 13.4, page: 0, size: 20 }),
        request: GET(`${root}/forbookingportal`, {
          query: { latitude: '52.5', longitude: '13.4', page: '0', size: '20' },
        }),
        example: 'bookingPortalStudios',
      },
      {
        when: 'a page after the last',
        given: [studio],
        call: () => api.listBookingPortalStudios({ page: 1, size: 20 }),
        request: GET(`${root}/forbookingportal`, { query: { page: '1', size: '20' } }),
        example: 'emptyList',
      },
      {
        when: 'found by words of the name and the address',
        given: [studio],
        call: () => api.listBookingPortalStudios({ text: 'musterstrasse MITTE 10115' }),
        request: GET(`${root}/forbookingportal`, { query: { text: 'musterstrasse MITTE 10115' } }),
        example: 'bookingPortalStudios',
      },
      {
        when: 'the first that are found by the name',
        given: [studio],
        call: () => api.listBookingPortalStudios({ text: 'Northside Mitte', size: 10 }),
        request: GET(`${root}/forbookingportal`, {
          query: { text: 'Northside Mitte', size: '10' },
        }),
        example: 'bookingPortalStudios',
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
      {
        when: 'found by a word of the name',
        given: [studio],
        call: () => api.listStudiosForFilters({ text: 'mitte' }),
        request: GET(`${root}/forfilters`, { query: { text: 'mitte' } }),
        example: 'filterStudios',
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
  listStudioBookingOptions: studioListRows(
    `${root}/bookingoptions`,
    () => api.listStudioBookingOptions(),
    'studioBookingOptions',
  ),
  listStudiosForMySportsGuest: studioListRows(
    `${root}/formysportsguest`,
    () => api.listStudiosForMySportsGuest(),
    'listedStudios',
  ),
  listStudiosForStudioConnect: studioListRows(
    `${root}/forstudioconnect`,
    () => api.listStudiosForStudioConnect(),
    'listedStudios',
  ),
  listStudiosForWhitelabelPortal: studioListRows(
    `${root}/for-whitelabel-portal`,
    () => api.listStudiosForWhitelabelPortal(),
    'portalStudios',
  ),
  listStudiosForWhitelabelPortalTwin: studioListRows(
    `${root}/forwhitelabelportal`,
    () => api.listStudiosForWhitelabelPortalTwin(),
    'portalStudios',
  ),
  listStudiosForWhitelabelApp: studioListRows(
    `${root}/for-whitelabel-app`,
    () => api.listStudiosForWhitelabelApp(),
    'portalStudios',
  ),
  listStudiosForWhitelabelAppTwin: studioListRows(
    `${root}/forwhitelabelapp`,
    () => api.listStudiosForWhitelabelAppTwin(),
    'portalStudios',
  ),
} satisfies Partial<Calls<'studio-catalogue'>>;
