import * as api from '@studio-portal/sdk/api/emails';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import { member } from '../given.ts';
import { addressRows } from './addressRows.ts';

const { add, remove } = addressRows(
  '/v1/me/additional-email',
  api.addAdditionalEmail,
  api.deleteAdditionalEmail,
);

/** Additional addresses. */
export const additionalCalls = {
  addAdditionalEmail: add,
  deleteAdditionalEmail: remove,
  verifyAdditionalEmail: {
    204: [
      {
        given: [
          member,
          state('an emailed code', {
            purpose: 'additional-email',
            email: 'new@example.org',
            code: 'K7MPRT4W',
          }),
        ],
        call: () => api.verifyAdditionalEmail({ email: 'new@example.org', code: 'K7MPRT4W' }),
        request: POST('/v1/me/additionalemail/verify', {
          headers: session,
          body: { email: 'new@example.org', code: 'K7MPRT4W' },
        }),
        example: null,
      },
    ],
    422: {
      'verification.error.codeinvalid': {
        given: [
          member,
          state('an emailed code', {
            purpose: 'additional-email',
            email: 'new@example.org',
            code: 'K7MPRT4W',
          }),
        ],
        call: () => api.verifyAdditionalEmail({ email: 'new@example.org', code: 'WRNGWRNG' }),
        request: POST('/v1/me/additionalemail/verify', {
          headers: session,
          body: { email: 'new@example.org', code: 'WRNGWRNG' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, state('too many attempts', { to: 'try codes', by: 'me' })],
        call: () => api.verifyAdditionalEmail({ email: 'new@example.org', code: 'K7MPRT4W' }),
        request: POST('/v1/me/additionalemail/verify', {
          headers: session,
          body: { email: 'new@example.org', code: 'K7MPRT4W' },
        }),
      },
    },
  },
} satisfies Pick<
  Calls<'emails'>,
  'addAdditionalEmail' | 'deleteAdditionalEmail' | 'verifyAdditionalEmail'
>;
