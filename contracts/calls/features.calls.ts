import { listFeatures, listPublicFeatures } from '@studio-portal/sdk/api/features';
import { contract } from '../src/contract.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member, noStudio, studio } from './given.ts';

const noFeatures = state('nothing on offer', { what: 'features' });

contract('features', {
  listFeatures: {
    200: [
      {
        given: [studio, member],
        call: () => listFeatures({ organizationUnitId: 1001 }),
        request: GET('/nox/v1/feature', {
          query: { organizationUnitId: '1001' },
          headers: session,
        }),
        example: 'someFeatures',
      },
      {
        given: [studio, noFeatures, member],
        call: () => listFeatures({ organizationUnitId: 1001 }),
        request: GET('/nox/v1/feature', {
          query: { organizationUnitId: '1001' },
          headers: session,
        }),
        example: 'emptyList',
      },
      {
        when: 'at the home studio',
        given: [studio, member],
        call: () => listFeatures(),
        request: GET('/nox/v1/feature', { headers: session }),
        example: 'someFeatures',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio, member],
        call: () => listFeatures({ organizationUnitId: 1999 }),
        request: GET('/nox/v1/feature', {
          query: { organizationUnitId: '1999' },
          headers: session,
        }),
      },
    },
  },
  listPublicFeatures: {
    200: [
      {
        given: [studio],
        call: () => listPublicFeatures({ organizationUnitId: 1001 }),
        request: GET('/nox/public/v1/feature', { query: { organizationUnitId: '1001' } }),
        example: 'someFeatures',
      },
      {
        given: [studio, noFeatures],
        call: () => listPublicFeatures({ organizationUnitId: 1001 }),
        request: GET('/nox/public/v1/feature', { query: { organizationUnitId: '1001' } }),
        example: 'emptyList',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => listPublicFeatures({ organizationUnitId: 1999 }),
        request: GET('/nox/public/v1/feature', { query: { organizationUnitId: '1999' } }),
      },
    },
  },
});
