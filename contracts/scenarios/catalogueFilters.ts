import * as api from '@studio-portal/sdk/api/studio-catalogue';
import { studio } from '../calls/given.ts';
import type { Table } from '../src/table.ts';
import { GET } from '../src/wire.ts';

const finder = '/v1/public/studios/forbookingportal';

/** Catalogue filters that do not match studio 1001. */
export const catalogueFilters = {
  listBookingPortalStudios: {
    200: [
      {
        when: 'of another country',
        given: [studio],
        call: () => api.listBookingPortalStudios({ countryCode: 'IT' }),
        request: GET(finder, { query: { countryCode: 'IT' } }),
        example: 'emptyList',
      },
      {
        when: 'of another category',
        given: [studio],
        call: () => api.listBookingPortalStudios({ category: [2] }),
        request: GET(finder, { query: { category: '2' } }),
        example: 'emptyList',
      },
      {
        when: 'of another name',
        given: [studio],
        call: () => api.listBookingPortalStudios({ text: 'mitte elsewhere' }),
        request: GET(finder, { query: { text: 'mitte elsewhere' } }),
        example: 'emptyList',
      },
    ],
  },
  getStudioCount: {
    200: [
      {
        when: 'of another country',
        given: [studio],
        call: () => api.getStudioCount({ countryCode: 'IT' }),
        request: GET('/v1/public/studios/count', { query: { countryCode: 'IT' } }),
        example: 'noStudios',
        exactly: ['count'],
      },
      {
        when: 'of another category',
        given: [studio],
        call: () => api.getStudioCount({ category: [2] }),
        request: GET('/v1/public/studios/count', { query: { category: '2' } }),
        example: 'noStudios',
        exactly: ['count'],
      },
      {
        when: 'of another name',
        given: [studio],
        call: () => api.getStudioCount({ text: 'elsewhere' }),
        request: GET('/v1/public/studios/count', { query: { text: 'elsewhere' } }),
        example: 'noStudios',
        exactly: ['count'],
      },
      {
        when: 'with another feature',
        given: [studio],
        call: () => api.getStudioCount({ feature: [99] }),
        request: GET('/v1/public/studios/count', { query: { feature: '99' } }),
        example: 'noStudios',
        exactly: ['count'],
      },
    ],
  },
} satisfies Table;
