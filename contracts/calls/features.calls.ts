import { listFeatures, listPublicFeatures } from '@studio-portal/sdk/api/features';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { studioRows } from './studioRows.ts';
import { member, noStudio, studio } from './given.ts';

const noFeatures = state('nothing on offer', { what: 'features' });

definePact('features', {
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
  listPublicFeatures: studioRows('/nox/public/v1/feature', listPublicFeatures, {
    example: 'someFeatures',
    nothing: ['features', 'emptyList'],
  }),
});
