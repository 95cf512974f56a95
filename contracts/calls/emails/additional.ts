import * as api from '@studio-portal/sdk/api/emails';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { DELETE, POST, session } from '../../src/wire.ts';
import { member } from '../given.ts';

const five = ['a', 'b', 'c', 'd', 'e'].map((name) =>
  state('an additional e-mail address', { email: `${name}@example.org`, state: 'unverified' }),
);

/** Additional addresses. */
export const additionalCalls = {
  addAdditionalEmail: {
    202: [
      {
        given: [member],
        call: () => api.addAdditionalEmail({ email: 'new@example.org' }),
        request: POST('/v1/me/additional-email', {
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
        call: () => api.addAdditionalEmail({ email: 'new' }),
        request: POST('/v1/me/additional-email', { headers: session, body: { email: 'new' } }),
        typedArgs: [{ type: 'FIELD', value: 'email' }],
      },
    },
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.addAdditionalEmail({ email: 'new@example.org' }),
        request: POST('/v1/me/additional-email', { body: { email: 'new@example.org' } }),
      },
    },
    409: {
      'email.error.alreadyadded': {
        given: [
          member,
          state('an additional e-mail address', { email: 'second@example.org', state: 'verified' }),
        ],
        call: () => api.addAdditionalEmail({ email: 'second@example.org' }),
        request: POST('/v1/me/additional-email', {
          headers: session,
          body: { email: 'second@example.org' },
        }),
      },
      'email.error.toomany': {
        given: [member, ...five],
        call: () => api.addAdditionalEmail({ email: 'new@example.org' }),
        request: POST('/v1/me/additional-email', {
          headers: session,
          body: { email: 'new@example.org' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, state('too many attempts', { to: 'ask for mails', by: 'me' })],
        call: () => api.addAdditionalEmail({ email: 'new@example.org' }),
        request: POST('/v1/me/additional-email', {
          headers: session,
          body: { email: 'new@example.org' },
        }),
      },
    },
  },
  deleteAdditionalEmail: {
    204: [
      {
        given: [
          member,
          state('an additional e-mail address', { email: 'second@example.org', state: 'verified' }),
        ],
        call: () => api.deleteAdditionalEmail({ email: 'second@example.org' }),
        request: DELETE('/v1/me/additional-email', {
          headers: session,
          body: { email: 'second@example.org' },
        }),
        example: null,
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [member],
        call: () => api.deleteAdditionalEmail({ email: 'new' }),
        request: DELETE('/v1/me/additional-email', { headers: session, body: { email: 'new' } }),
        typedArgs: [{ type: 'FIELD', value: 'email' }],
      },
    },
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.deleteAdditionalEmail({ email: 'second@example.org' }),
        request: DELETE('/v1/me/additional-email', { body: { email: 'second@example.org' } }),
      },
    },
    404: {
      'email.error.notfound': {
        given: [member],
        call: () => api.deleteAdditionalEmail({ email: 'second@example.org' }),
        request: DELETE('/v1/me/additional-email', {
          headers: session,
          body: { email: 'second@example.org' },
        }),
      },
    },
  },
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
    400: {
      'validation.error.invalid': {
        given: [member],
        call: () => api.verifyAdditionalEmail({ email: 'new@example.org', code: 'K7' }),
        request: POST('/v1/me/additionalemail/verify', {
          headers: session,
          body: { email: 'new@example.org', code: 'K7' },
        }),
        typedArgs: [{ type: 'FIELD', value: 'code' }],
      },
    },
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.verifyAdditionalEmail({ email: 'new@example.org', code: 'K7MPRT4W' }),
        request: POST('/v1/me/additionalemail/verify', {
          body: { email: 'new@example.org', code: 'K7MPRT4W' },
        }),
      },
    },
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
