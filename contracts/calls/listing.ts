import { state } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { studio } from './given.ts';

const noStudios = state('nothing on offer', { what: 'studios' });

/** A call that lists studios of a tenant: one with an answer, one without studios, one for a tenant that is none. */
export const listing = (path: string, call: () => Promise<unknown>, example: string) =>
  ({
    200: [
      { given: [studio], call, request: GET(path), example },
      { given: [noStudios], call, request: GET(path), example: 'emptyList' },
    ],
    404: {
      'tenant.error.notfound': {
        given: [state('no tenant', { tenant: 'nowhere' })],
        context: { tenant: 'nowhere' },
        call,
        request: GET(path, { headers: { 'X-Tenant': 'nowhere' } }),
      },
    },
  }) as const;
