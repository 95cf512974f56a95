import * as api from '@studio-portal/sdk/api/registration';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, POST } from '../../src/wire.ts';

const uuid = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10';
const invitation = state('an invitation', { uuid, state: 'open' });
const used = state('an invitation', { uuid, state: 'used' });
const none = state('no invitation', { uuid });
const person = {
  uuid,
  email: 'invited@example.org',
  password: 'sample-Passw0rd',
  firstname: 'Ida',
  lastname: 'Invited',
  locale: 'de-DE',
  termsAccepted: true,
};

/** Registration by an invitation. */
export const quickCalls = {
  getQuickRegistration: {
    200: [
      {
        given: [invitation],
        call: () => api.getQuickRegistration({ uuid }),
        request: GET('/v2/public/quickregister', {
          query: { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10' },
        }),
        example: 'invitedPerson',
        exactly: ['email', 'firstname', 'studioId'],
      },
      {
        given: [state('an invitation', { uuid, state: 'without-email' })],
        call: () => api.getQuickRegistration({ uuid }),
        request: GET('/v2/public/quickregister', {
          query: { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10' },
        }),
        example: 'invitedWithoutEmail',
        exactly: ['firstname'],
      },
    ],
    404: {
      'registration.error.invitationnotfound': {
        given: [none],
        call: () => api.getQuickRegistration({ uuid }),
        request: GET('/v2/public/quickregister', {
          query: { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10' },
        }),
      },
    },
    409: {
      'registration.error.invitationused': {
        given: [used],
        call: () => api.getQuickRegistration({ uuid }),
        request: GET('/v2/public/quickregister', {
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
        call: () => api.getQuickRegistration({ uuid }),
        request: GET('/v2/public/quickregister', {
          query: { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10' },
        }),
      },
    },
  },
  registerQuickly: {
    202: [
      {
        given: [invitation],
        call: () => api.registerQuickly(person),
        request: POST('/v2/public/quickregister/register', {
          body: {
            uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10',
            email: 'invited@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Ida',
            lastname: 'Invited',
            locale: 'de-DE',
            termsAccepted: true,
          },
        }),
        example: 'codeSent',
      },
    ],
    404: {
      'registration.error.invitationnotfound': {
        given: [none],
        call: () => api.registerQuickly(person),
        request: POST('/v2/public/quickregister/register', {
          body: {
            uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10',
            email: 'invited@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Ida',
            lastname: 'Invited',
            locale: 'de-DE',
            termsAccepted: true,
          },
        }),
      },
    },
    409: {
      'registration.error.invitationused': {
        given: [used],
        call: () => api.registerQuickly(person),
        request: POST('/v2/public/quickregister/register', {
          body: {
            uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10',
            email: 'invited@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Ida',
            lastname: 'Invited',
            locale: 'de-DE',
            termsAccepted: true,
          },
        }),
      },
    },
    422: {
      'password.error.tooweak': {
        given: [invitation],
        call: () => api.registerQuickly({ ...person, password: '12345678' }),
        request: POST('/v2/public/quickregister/register', {
          body: {
            uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10',
            email: 'invited@example.org',
            password: '12345678',
            firstname: 'Ida',
            lastname: 'Invited',
            locale: 'de-DE',
            termsAccepted: true,
          },
        }),
      },
      'registration.error.termsnotaccepted': {
        given: [invitation, state('a brand with terms', {})],
        call: () => api.registerQuickly({ ...person, termsAccepted: false }),
        request: POST('/v2/public/quickregister/register', {
          body: {
            uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10',
            email: 'invited@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Ida',
            lastname: 'Invited',
            locale: 'de-DE',
            termsAccepted: false,
          },
        }),
      },
      'registration.error.emailfixed': {
        given: [invitation],
        call: () => api.registerQuickly({ ...person, email: 'new@example.org' }),
        request: POST('/v2/public/quickregister/register', {
          body: {
            uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10',
            email: 'new@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Ida',
            lastname: 'Invited',
            locale: 'de-DE',
            termsAccepted: true,
          },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [
          invitation,
          state('too many attempts', { to: 'register', by: 'invited@example.org' }),
        ],
        call: () => api.registerQuickly(person),
        request: POST('/v2/public/quickregister/register', {
          body: {
            uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10',
            email: 'invited@example.org',
            password: 'sample-Passw0rd',
            firstname: 'Ida',
            lastname: 'Invited',
            locale: 'de-DE',
            termsAccepted: true,
          },
        }),
      },
    },
  },
} satisfies Pick<Calls<'registration'>, 'getQuickRegistration' | 'registerQuickly'>;
