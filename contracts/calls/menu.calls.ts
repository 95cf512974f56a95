import { listActiveMenuEntries, listPublicActiveMenuEntries } from '@studio-portal/sdk/api/menu';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { studioRows } from './studioRows.ts';
import { member, noStudio, studio } from './given.ts';

const noEntries = state('nothing on offer', { what: 'menu entries' });

definePact('menu', {
  listActiveMenuEntries: {
    200: [
      {
        given: [studio, member],
        call: () => listActiveMenuEntries({ organizationUnitId: 1001 }),
        request: GET('/nox/v1/menu/active', {
          query: { organizationUnitId: '1001' },
          headers: session,
        }),
        example: 'studioMenu',
      },
      {
        given: [studio, noEntries, member],
        call: () => listActiveMenuEntries({ organizationUnitId: 1001 }),
        request: GET('/nox/v1/menu/active', {
          query: { organizationUnitId: '1001' },
          headers: session,
        }),
        example: 'emptyList',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio, member],
        call: () => listActiveMenuEntries({ organizationUnitId: 1999 }),
        request: GET('/nox/v1/menu/active', {
          query: { organizationUnitId: '1999' },
          headers: session,
        }),
      },
    },
  },
  listPublicActiveMenuEntries: studioRows(
    '/nox/public/v1/menu/active',
    listPublicActiveMenuEntries,
    {
      example: 'studioMenu',
      nothing: ['menu entries', 'emptyList'],
    },
  ),
});
