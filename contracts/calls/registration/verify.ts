import * as api from '@studio-portal/sdk/api/registration';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST } from '../../src/wire.ts';

/** Verification of addresses. */
export const verifyCalls = {
  verifyRegistration: {
    204: [
      {
        given: [
          state('an emailed code', {
            purpose: 'registration',
            email: 'new@example.org',
            code: 'K7MPRT4W',
          }),
        ],
        call: () => api.verifyRegistration({ email: 'new@example.org', code: 'K7MPRT4W' }),
        request: POST('/v1/public/verify', {
          body: { email: 'new@example.org', code: 'K7MPRT4W' },
        }),
        example: null,
      },
    ],
    422: {
      'verification.error.codeinvalid': {
        given: [
          state('an emailed code', {
            purpose: 'registration',
            email: 'new@example.org',
            code: 'K7MPRT4W',
          }),
        ],
        call: () => api.verifyRegistration({ email: 'new@example.org', code: 'WRNGWRNG' }),
        request: POST('/v1/public/verify', {
          body: { email: 'new@example.org', code: 'WRNGWRNG' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [state('too many attempts', { to: 'try codes', by: 'new@example.org' })],
        call: () => api.verifyRegistration({ email: 'new@example.org', code: 'K7MPRT4W' }),
        request: POST('/v1/public/verify', {
          body: { email: 'new@example.org', code: 'K7MPRT4W' },
        }),
      },
    },
  },
  verifyEmail: {
    200: [
      {
        given: [
          state('an emailed code', {
            purpose: 'registration',
            email: 'new@example.org',
            code: 'K7MPRT4W',
          }),
        ],
        call: () => api.verifyEmail({ email: 'new@example.org', code: 'K7MPRT4W' }),
        request: POST('/v2/public/verify', {
          body: { email: 'new@example.org', code: 'K7MPRT4W' },
        }),
        example: 'registrationVerified',
        exactly: ['email', 'purpose'],
      },
      {
        given: [
          state('an emailed code', {
            purpose: 'change-email',
            email: 'new@example.org',
            code: 'K7MPRT4W',
          }),
        ],
        call: () => api.verifyEmail({ email: 'new@example.org', code: 'K7MPRT4W' }),
        request: POST('/v2/public/verify', {
          body: { email: 'new@example.org', code: 'K7MPRT4W' },
        }),
        example: 'changeVerified',
        exactly: ['email', 'purpose'],
      },
    ],
    422: {
      'verification.error.codeinvalid': {
        given: [
          state('an emailed code', {
            purpose: 'registration',
            email: 'new@example.org',
            code: 'K7MPRT4W',
          }),
        ],
        call: () => api.verifyEmail({ email: 'new@example.org', code: 'WRNGWRNG' }),
        request: POST('/v2/public/verify', {
          body: { email: 'new@example.org', code: 'WRNGWRNG' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [state('too many attempts', { to: 'try codes', by: 'new@example.org' })],
        call: () => api.verifyEmail({ email: 'new@example.org', code: 'K7MPRT4W' }),
        request: POST('/v2/public/verify', {
          body: { email: 'new@example.org', code: 'K7MPRT4W' },
        }),
      },
    },
  },
} satisfies Pick<Calls<'registration'>, 'verifyRegistration' | 'verifyEmail'>;
