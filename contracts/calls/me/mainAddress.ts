import * as api from '@studio-portal/sdk/api/me';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import { member } from '../given.ts';

/** Main address. */
export const mainAddressCalls = {
  changeEmail: {
    202: [
      {
        given: [member],
        call: () => api.changeEmail({ email: 'new@example.org', password: 'sample-Passw0rd' }),
        request: POST('/v1/me/changeemail', {
          headers: session,
          body: { email: 'new@example.org', password: 'sample-Passw0rd' },
        }),
        example: 'codeSent',
        exactly: ['email'],
      },
    ],
    409: {
      'email.error.unchanged': {
        given: [member],
        call: () =>
          api.changeEmail({ email: 'member@northside.example', password: 'sample-Passw0rd' }),
        request: POST('/v1/me/changeemail', {
          headers: session,
          body: { email: 'member@northside.example', password: 'sample-Passw0rd' },
        }),
      },
    },
    422: {
      'password.error.wrong': {
        given: [member],
        call: () => api.changeEmail({ email: 'new@example.org', password: 'wrong' }),
        request: POST('/v1/me/changeemail', {
          headers: session,
          body: { email: 'new@example.org', password: 'wrong' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, state('too many attempts', { to: 'give the password again', by: 'me' })],
        call: () => api.changeEmail({ email: 'new@example.org', password: 'sample-Passw0rd' }),
        request: POST('/v1/me/changeemail', {
          headers: session,
          body: { email: 'new@example.org', password: 'sample-Passw0rd' },
        }),
      },
    },
  },
  changeMainEmail: {
    204: [
      {
        given: [
          member,
          state('an additional e-mail address', { email: 'second@example.org', state: 'verified' }),
        ],
        call: () =>
          api.changeMainEmail({ email: 'second@example.org', password: 'sample-Passw0rd' }),
        request: POST('/v1/me/change-main-email', {
          headers: session,
          body: { email: 'second@example.org', password: 'sample-Passw0rd' },
        }),
        example: null,
      },
    ],
    404: {
      'email.error.notfound': {
        given: [member],
        call: () =>
          api.changeMainEmail({ email: 'second@example.org', password: 'sample-Passw0rd' }),
        request: POST('/v1/me/change-main-email', {
          headers: session,
          body: { email: 'second@example.org', password: 'sample-Passw0rd' },
        }),
      },
    },
    409: {
      'email.error.notverified': {
        given: [
          member,
          state('an additional e-mail address', {
            email: 'second@example.org',
            state: 'unverified',
          }),
        ],
        call: () =>
          api.changeMainEmail({ email: 'second@example.org', password: 'sample-Passw0rd' }),
        request: POST('/v1/me/change-main-email', {
          headers: session,
          body: { email: 'second@example.org', password: 'sample-Passw0rd' },
        }),
      },
      'email.error.unchanged': {
        given: [member],
        call: () =>
          api.changeMainEmail({ email: 'member@northside.example', password: 'sample-Passw0rd' }),
        request: POST('/v1/me/change-main-email', {
          headers: session,
          body: { email: 'member@northside.example', password: 'sample-Passw0rd' },
        }),
      },
    },
    422: {
      'password.error.wrong': {
        given: [
          member,
          state('an additional e-mail address', { email: 'second@example.org', state: 'verified' }),
        ],
        call: () => api.changeMainEmail({ email: 'second@example.org', password: 'wrong' }),
        request: POST('/v1/me/change-main-email', {
          headers: session,
          body: { email: 'second@example.org', password: 'wrong' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [member, state('too many attempts', { to: 'give the password again', by: 'me' })],
        call: () =>
          api.changeMainEmail({ email: 'second@example.org', password: 'sample-Passw0rd' }),
        request: POST('/v1/me/change-main-email', {
          headers: session,
          body: { email: 'second@example.org', password: 'sample-Passw0rd' },
        }),
      },
    },
  },
} satisfies Pick<Calls<'me'>, 'changeEmail' | 'changeMainEmail'>;
