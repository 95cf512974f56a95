import * as api from '@studio-portal/sdk/api/me';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { DELETE, GET, POST, session } from '../../src/wire.ts';
import { course, member } from '../given.ts';

/** `sample-Passw0rd` and `wrong` in base64. */
const right = { 'X-Password': 'c2FtcGxlLVBhc3N3MHJk' };
const wrong = { 'X-Password': 'd3Jvbmc=' };

/** Whole account. */
export const accountCalls = {
  deleteAccount: {
    204: [
      {
        given: [member],
        call: () => api.deleteAccount(right),
        request: DELETE('/v1/me', {
          headers: { ...session, 'X-Password': 'c2FtcGxlLVBhc3N3MHJk' },
        }),
        example: null,
      },
    ],
    409: {
      'account.error.openbookings': {
        given: [
          member,
          course('open'),
          state('a booking', {
            uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
            owner: 'me',
            state: 'booked',
          }),
        ],
        call: () => api.deleteAccount(right),
        request: DELETE('/v1/me', {
          headers: { ...session, 'X-Password': 'c2FtcGxlLVBhc3N3MHJk' },
        }),
      },
      'account.error.openpayments': {
        given: [
          member,
          state('a checkout', {
            id: '7d3e5a10-2b1c-4f3d-8e9a-0c1d2e3f4a5b',
            state: 'AUTHENTICATED',
          }),
        ],
        call: () => api.deleteAccount(right),
        request: DELETE('/v1/me', {
          headers: { ...session, 'X-Password': 'c2FtcGxlLVBhc3N3MHJk' },
        }),
      },
    },
    422: {
      'password.error.wrong': {
        given: [member],
        call: () => api.deleteAccount(wrong),
        request: DELETE('/v1/me', { headers: { ...session, 'X-Password': 'd3Jvbmc=' } }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, state('too many attempts', { to: 'give the password again', by: 'me' })],
        call: () => api.deleteAccount(right),
        request: DELETE('/v1/me', {
          headers: { ...session, 'X-Password': 'c2FtcGxlLVBhc3N3MHJk' },
        }),
      },
    },
  },
  getReferralUrl: {
    200: [
      {
        given: [member],
        call: () => api.getReferralUrl(),
        request: GET('/v1/me/referralurl', { headers: session }),
        example: 'referralUrl',
      },
    ],
  },
  createZendeskToken: {
    200: [
      {
        given: [member],
        call: () => api.createZendeskToken(),
        request: POST('/v1/me/zendesk/token', { headers: session }),
        example: 'supportLink',
      },
    ],
  },
} satisfies Pick<Calls<'me'>, 'deleteAccount' | 'getReferralUrl' | 'createZendeskToken'>;
