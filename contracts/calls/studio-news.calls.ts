import { listStudioNews } from '@studio-portal/sdk/api/studio-news';
import { contract } from '../src/contract.ts';
import { state } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { noStudio, studio } from './given.ts';

const query = { organizationUnitId: '1001' };

contract('studio-news', {
  listStudioNews: {
    200: [
      {
        given: [studio],
        call: () => listStudioNews({ organizationUnitId: 1001 }),
        request: GET('/nox/public/v1/studionews', { query }),
        example: 'newsOfStudio',
        exactly: ['studio.id'],
      },
      {
        given: [studio, state('nothing on offer', { what: 'news' })],
        call: () => listStudioNews({ organizationUnitId: 1001 }),
        request: GET('/nox/public/v1/studionews', { query }),
        example: 'emptyList',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () => listStudioNews({ organizationUnitId: 1999 }),
        request: GET('/nox/public/v1/studionews', { query: { organizationUnitId: '1999' } }),
      },
    },
  },
});
