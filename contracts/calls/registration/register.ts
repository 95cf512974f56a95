import * as api from '@studio-portal/sdk/api/registration';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST } from '../../src/wire.ts';
import { noStudio, studio } from '../given.ts';

const person = {
  email: 'new@example.org',
  password: 'sample-Passw0rd',
  firstname: 'Nele',
  lastname: 'Neu',
  locale: 'de-DE',
  termsAccepted: true,
};
const terms = state('a brand with terms', {});

/** Registration. */
export const registerCalls = {
  register: {
    202: [
      {
        given: [],
        call: () => api.register(person),
        request: POST('/v3/public/register', {
          body: {
            email: 'new@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Nele',
            lastname: 'Neu',
            locale: 'de-DE',
            termsAccepted: true,
          },
        }),
        example: 'codeSent',
        exactly: ['email'],
      },
      {
        when: 'the address is taken',
        given: [state('an account', { username: 'new@example.org', password: 'sample-Passw0rd' })],
        call: () => api.register(person),
        request: POST('/v3/public/register', {
          body: {
            email: 'new@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Nele',
            lastname: 'Neu',
            locale: 'de-DE',
            termsAccepted: true,
          },
        }),
        example: 'codeSent',
        exactly: ['email'],
      },
      {
        when: 'invited by a member',
        given: [state('a referral code', { code: 'MONA2026' })],
        call: () => api.register({ ...person, referralCode: 'MONA2026' }),
        request: POST('/v3/public/register', {
          body: {
            email: 'new@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Nele',
            lastname: 'Neu',
            locale: 'de-DE',
            termsAccepted: true,
            referralCode: 'MONA2026',
          },
        }),
        example: 'codeSent',
      },
      {
        when: 'with a consent to news',
        given: [studio],
        call: () =>
          api.register({ ...person, organizationUnitId: 1001, acceptedConsents: ['PRIVACY'] }),
        request: POST('/v3/public/register', {
          body: {
            email: 'new@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Nele',
            lastname: 'Neu',
            locale: 'de-DE',
            termsAccepted: true,
            organizationUnitId: 1001,
            acceptedConsents: ['PRIVACY'],
          },
        }),
        example: 'codeSent',
      },
      {
        when: 'terms accepted',
        given: [terms],
        call: () => api.register(person),
        request: POST('/v3/public/register', {
          body: {
            email: 'new@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Nele',
            lastname: 'Neu',
            locale: 'de-DE',
            termsAccepted: true,
          },
        }),
        example: 'codeSent',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [noStudio],
        call: () =>
          api.register({ ...person, organizationUnitId: 1999, acceptedConsents: ['PRIVACY'] }),
        request: POST('/v3/public/register', {
          body: {
            email: 'new@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Nele',
            lastname: 'Neu',
            locale: 'de-DE',
            termsAccepted: true,
            organizationUnitId: 1999,
            acceptedConsents: ['PRIVACY'],
          },
        }),
      },
    },
    422: {
      'password.error.tooweak': {
        given: [],
        call: () => api.register({ ...person, password: '12345678' }),
        request: POST('/v3/public/register', {
          body: {
            email: 'new@example.org',
            password: '12345678',
            firstname: 'Nele',
            lastname: 'Neu',
            locale: 'de-DE',
            termsAccepted: true,
          },
        }),
      },
      'registration.error.termsnotaccepted': {
        given: [terms],
        call: () => api.register({ ...person, termsAccepted: false }),
        request: POST('/v3/public/register', {
          body: {
            email: 'new@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Nele',
            lastname: 'Neu',
            locale: 'de-DE',
            termsAccepted: false,
          },
        }),
      },
      'registration.error.referralcodeunknown': {
        given: [],
        call: () => api.register({ ...person, referralCode: 'NOBODY99' }),
        request: POST('/v3/public/register', {
          body: {
            email: 'new@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Nele',
            lastname: 'Neu',
            locale: 'de-DE',
            termsAccepted: true,
            referralCode: 'NOBODY99',
          },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [state('too many attempts', { to: 'register', by: 'new@example.org' })],
        call: () => api.register(person),
        request: POST('/v3/public/register', {
          body: {
            email: 'new@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Nele',
            lastname: 'Neu',
            locale: 'de-DE',
            termsAccepted: true,
          },
        }),
      },
    },
  },
} satisfies Pick<Calls<'registration'>, 'register'>;
