import { listStudiosForWhitelabelPortal } from '@studio-portal/sdk/api/studio-catalogue';
import { contract } from '../src/contract.ts';
import { state } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { studio } from './given.ts';

const path = '/v1/public/studios/for-whitelabel-portal';

contract('studio-catalogue', {
  listStudiosForWhitelabelPortal: {
    200: [
      {
        given: [studio],
        call: () => listStudiosForWhitelabelPortal(),
        request: GET(path),
        example: 'portalStudios',
        exactly: ['tenant'],
      },
      {
        given: [state('nothing on offer', { what: 'studios' })],
        call: () => listStudiosForWhitelabelPortal(),
        request: GET(path),
        example: 'emptyList',
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [],
        context: { tenant: 'Not a tenant' },
        call: () => listStudiosForWhitelabelPortal(),
        request: GET(path, { headers: { 'X-Tenant': 'Not a tenant' } }),
        typedArgs: [{ type: 'FIELD', value: 'X-Tenant' }],
      },
    },
    404: {
      'tenant.error.notfound': {
        given: [state('no tenant', { tenant: 'nowhere' })],
        context: { tenant: 'nowhere' },
        call: () => listStudiosForWhitelabelPortal(),
        request: GET(path, { headers: { 'X-Tenant': 'nowhere' } }),
      },
    },
  },
});
