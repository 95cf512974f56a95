import * as api from '@studio-portal/sdk/api/studio-catalogue';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { noStudio, studio } from './given.ts';
import { listCalls } from './studio-catalogue/lists.ts';
import { singleCalls } from './studio-catalogue/single.ts';

const count = '/v1/public/studios/count';
const menuEntries = '/v1/public/studios/additionalmenuentries';

definePact('studio-catalogue', {
  ...listCalls,
  ...singleCalls,
  listStudioCategories: {
    200: [
      {
        given: [studio],
        call: () => api.listStudioCategories(),
        request: GET('/v1/public/studios/categories'),
        example: 'studioCategories',
      },
    ],
  },
  listStudioFeatureCategories: {
    200: [
      {
        given: [studio],
        call: () => api.listStudioFeatureCategories(),
        request: GET('/v1/public/studios/featureCategories'),
        example: 'studioFeatureCategories',
      },
    ],
  },
  getStudioCount: {
    200: [
      {
        given: [studio],
        call: () => api.getStudioCount({ countryCode: 'DE', category: [1], feature: [11] }),
        request: GET(count, { query: { countryCode: 'DE', category: '1', feature: '11' } }),
        example: 'twoStudios',
      },
    ],
    404: {
      'tenant.error.notfound': {
        given: [state('no tenant', { tenant: 'nowhere' })],
        context: { tenant: 'nowhere' },
        call: () => api.getStudioCount(),
        request: GET(count, { headers: { 'X-Tenant': 'nowhere' } }),
      },
    },
  },
  listAdditionalMenuEntries: {
    200: [
      {
        given: [studio],
        call: () => api.listAdditionalMenuEntries({ organizationUnitId: 1001 }),
        request: GET(menuEntries, { query: { organizationUnitId: '1001' } }),
        example: 'additionalMenuEntries',
      },
      {
        given: [studio, state('nothing on offer', { what: 'menu entries' })],
        call: () => api.listAdditionalMenuEntries({ organizationUnitId: 1001 }),
        request: GET(menuEntries, { query: { organizationUnitId: '1001' } }),
        example: 'emptyList',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => api.listAdditionalMenuEntries({ organizationUnitId: 1999 }),
        request: GET(menuEntries, { query: { organizationUnitId: '1999' } }),
      },
    },
  },
});
