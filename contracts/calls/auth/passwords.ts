import * as api from '@studio-portal/sdk/api/auth';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST } from '../../src/wire.ts';

/** Forgotten passwords. */
export const passwordCalls = {
  resetPassword: {
    204: [
      {
        given: [],
        call: () => api.resetPassword({ email: 'member@northside.example' }),
        request: POST('/v1/public/user/resetpassword', {
          body: { email: 'member@northside.example' },
        }),
        example: null,
      },
      {
        when: 'there is no such account',
        given: [],
        call: () => api.resetPassword({ email: 'nobody@example.org' }),
        request: POST('/v1/public/user/resetpassword', { body: { email: 'nobody@example.org' } }),
        example: null,
      },
    ],
    429: {
      'authentication.error.toomanyattempts': {
        given: [
          state('too many attempts', { to: 'reset a password', by: 'member@northside.example' }),
        ],
        call: () => api.resetPassword({ email: 'member@northside.example' }),
        request: POST('/v1/public/user/resetpassword', {
          body: { email: 'member@northside.example' },
        }),
      },
    },
  },
  changeForgottenPassword: {
    204: [
      {
        given: [
          state('an emailed code', {
            purpose: 'reset',
            email: 'member@northside.example',
            code: 'K7MPRT4W',
          }),
        ],
        call: () =>
          api.changeForgottenPassword({
            email: 'member@northside.example',
            code: 'K7MPRT4W',
            password: 'another-Passw0rd',
          }),
        request: POST('/v2/public/user/changepassword', {
          body: {
            email: 'member@northside.example',
            code: 'K7MPRT4W',
            password: 'another-Passw0rd',
          },
        }),
        example: null,
      },
      {
        when: 'the code alone',
        given: [
          state('an emailed code', {
            purpose: 'reset',
            email: 'member@northside.example',
            code: 'K7MPRT4W',
          }),
        ],
        call: () => api.changeForgottenPassword({ code: 'K7MPRT4W', password: 'another-Passw0rd' }),
        request: POST('/v2/public/user/changepassword', {
          body: { code: 'K7MPRT4W', password: 'another-Passw0rd' },
        }),
        example: null,
      },
    ],
    422: {
      'verification.error.codeinvalid': {
        given: [
          state('an emailed code', {
            purpose: 'reset',
            email: 'member@northside.example',
            code: 'K7MPRT4W',
          }),
        ],
        call: () =>
          api.changeForgottenPassword({
            email: 'member@northside.example',
            code: 'WRNGWRNG',
            password: 'another-Passw0rd',
          }),
        request: POST('/v2/public/user/changepassword', {
          body: {
            email: 'member@northside.example',
            code: 'WRNGWRNG',
            password: 'another-Passw0rd',
          },
        }),
      },
      'password.error.tooweak': {
        given: [
          state('an emailed code', {
            purpose: 'reset',
            email: 'member@northside.example',
            code: 'K7MPRT4W',
          }),
        ],
        call: () =>
          api.changeForgottenPassword({
            email: 'member@northside.example',
            code: 'K7MPRT4W',
            password: 'onlyletters',
          }),
        request: POST('/v2/public/user/changepassword', {
          body: { email: 'member@northside.example', code: 'K7MPRT4W', password: 'onlyletters' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [state('too many attempts', { to: 'try codes', by: 'member@northside.example' })],
        call: () =>
          api.changeForgottenPassword({
            email: 'member@northside.example',
            code: 'K7MPRT4W',
            password: 'another-Passw0rd',
          }),
        request: POST('/v2/public/user/changepassword', {
          body: {
            email: 'member@northside.example',
            code: 'K7MPRT4W',
            password: 'another-Passw0rd',
          },
        }),
      },
    },
  },
} satisfies Pick<Calls<'auth'>, 'resetPassword' | 'changeForgottenPassword'>;
