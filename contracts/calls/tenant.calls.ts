import { getTenant } from '@studio-portal/sdk/api/tenant';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { studio } from './given.ts';

definePact('tenant', {
  getTenant: {
    200: [
      {
        given: [studio],
        call: () => getTenant(),
        request: GET('/nox/public/v1/tenant'),
        example: 'northsideTenant',
        exactly: ['tenant'],
      },
    ],
    404: {
      'tenant.error.notfound': {
        given: [state('no tenant', { tenant: 'nowhere' })],
        context: { tenant: 'nowhere' },
        call: () => getTenant(),
        request: GET('/nox/public/v1/tenant', { headers: { 'X-Tenant': 'nowhere' } }),
      },
    },
  },
});
