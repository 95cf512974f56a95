import * as api from '@studio-portal/sdk/api/emails';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { DELETE, POST, session } from '../../src/wire.ts';
import { member } from '../given.ts';

const five = ['a', 'b', 'c', 'd', 'e'].map((name) =>
  state('an additional e-mail address', { email: `${name}@example.org`, state: 'unverified' }),
);

/** The old paths of additional addresses. */
export const legacyCalls = {
  addAdditionalEmailLegacy: {
    202: [
      {
        given: [member],
        call: () => api.addAdditionalEmailLegacy({ email: 'new@example.org' }),
        request: POST('/v1/me/additionalemail', {
          headers: session,
          body: { email: 'new@example.org' },
        }),
        example: 'codeSent',
        exactly: ['email'],
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [member],
        call: () => api.addAdditionalEmailLegacy({ email: 'new' }),
        request: POST('/v1/me/additionalemail', { headers: session, body: { email: 'new' } }),
        typedArgs: [{ type: 'FIELD', value: 'email' }],
      },
    },
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.addAdditionalEmailLegacy({ email: 'new@example.org' }),
        request: POST('/v1/me/additionalemail', { body: { email: 'new@example.org' } }),
      },
    },
    409: {
      'email.error.alreadyadded': {
        given: [
          member,
          state('an additional e-mail address', { email: 'second@example.org', state: 'verified' }),
        ],
        call: () => api.addAdditionalEmailLegacy({ email: 'second@example.org' }),
        request: POST('/v1/me/additionalemail', {
          headers: session,
          body: { email: 'second@example.org' },
        }),
      },
      'email.error.toomany': {
        given: [member, ...five],
        call: () => api.addAdditionalEmailLegacy({ email: 'new@example.org' }),
        request: POST('/v1/me/additionalemail', {
          headers: session,
          body: { email: 'new@example.org' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, state('too many attempts', { to: 'ask for mails', by: 'me' })],
        call: () => api.addAdditionalEmailLegacy({ email: 'new@example.org' }),
        request: POST('/v1/me/additionalemail', {
          headers: session,
          body: { email: 'new@example.org' },
        }),
      },
    },
  },
  deleteAdditionalEmailLegacy: {
    204: [
      {
        given: [
          member,
          state('an additional e-mail address', { email: 'second@example.org', state: 'verified' }),
        ],
        call: () => api.deleteAdditionalEmailLegacy({ email: 'second@example.org' }),
        request: DELETE('/v1/me/additionalemail', {
          headers: session,
          body: { email: 'second@example.org' },
        }),
        example: null,
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [member],
        call: () => api.deleteAdditionalEmailLegacy({ email: 'new' }),
        request: DELETE('/v1/me/additionalemail', { headers: session, body: { email: 'new' } }),
        typedArgs: [{ type: 'FIELD', value: 'email' }],
      },
    },
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.deleteAdditionalEmailLegacy({ email: 'second@example.org' }),
        request: DELETE('/v1/me/additionalemail', { body: { email: 'second@example.org' } }),
      },
    },
    404: {
      'email.error.notfound': {
        given: [member],
        call: () => api.deleteAdditionalEmailLegacy({ email: 'second@example.org' }),
        request: DELETE('/v1/me/additionalemail', {
          headers: session,
          body: { email: 'second@example.org' },
        }),
      },
    },
  },
} satisfies Pick<Calls<'emails'>, 'addAdditionalEmailLegacy' | 'deleteAdditionalEmailLegacy'>;
