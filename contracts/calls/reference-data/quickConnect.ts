import * as api from '@studio-portal/sdk/api/reference-data';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET } from '../../src/wire.ts';

const uuid = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10';
const invitation = state('an invitation', { uuid, state: 'open' });
const used = state('an invitation', { uuid, state: 'used' });
const none = state('no invitation', { uuid });

/** Connecting a studio by an invitation. */
export const quickConnectCalls = {
  getQuickConnect: {
    200: [
      {
        given: [invitation],
        call: () => api.getQuickConnect({ uuid }),
        request: GET('/nox/public/v1/mysports/quickconnect', {
          query: { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10' },
        }),
        example: 'quickConnect',
        exactly: ['studioId'],
      },
    ],
    404: {
      'registration.error.invitationnotfound': {
        given: [none],
        call: () => api.getQuickConnect({ uuid }),
        request: GET('/nox/public/v1/mysports/quickconnect', {
          query: { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10' },
        }),
      },
    },
    409: {
      'registration.error.invitationused': {
        given: [used],
        call: () => api.getQuickConnect({ uuid }),
        request: GET('/nox/public/v1/mysports/quickconnect', {
          query: { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [
          state('too many attempts', {
            to: 'look at an invitation',
            by: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10',
          }),
        ],
        call: () => api.getQuickConnect({ uuid }),
        request: GET('/nox/public/v1/mysports/quickconnect', {
          query: { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10' },
        }),
      },
    },
  },
} satisfies Pick<Calls<'reference-data'>, 'getQuickConnect'>;
