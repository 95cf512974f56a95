import { state } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { studio } from './given.ts';

const noStudios = state('nothing on offer', { what: 'studios' });

/**
 * Builds the rows of a call that lists a tenant's studios: with studios, without, and for an
 * unknown tenant.
 */
export const studioListRows = (path: string, call: () => Promise<unknown>, example: string) =>
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
