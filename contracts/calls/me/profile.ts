import * as api from '@studio-portal/sdk/api/me';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, POST, PUT, session } from '../../src/wire.ts';
import { member, visitor } from '../given.ts';

const whole = {
  firstname: 'Mona',
  lastname: 'Muster',
  dateOfBirth: new Date('1990-05-17'),
  locale: 'en-GB',
};

/** What an account says of its person. */
export const profileCalls = {
  getProfile: {
    200: [
      {
        given: [member],
        call: () => api.getProfile(),
        request: GET('/v1/me/profile', { headers: session }),
        example: 'memberProfile',
      },
      {
        given: [visitor],
        call: () => api.getProfile(),
        request: GET('/v1/me/profile', { headers: session }),
        example: 'emptyProfile',
        exactly: ['memberSince'],
      },
    ],
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.getProfile(),
        request: GET('/v1/me/profile'),
      },
    },
  },
  replaceProfile: {
    200: [
      {
        given: [member],
        call: () => api.replaceProfile(whole),
        request: PUT('/v1/me/profile', {
          headers: session,
          body: {
            firstname: 'Mona',
            lastname: 'Muster',
            dateOfBirth: '1990-05-17',
            locale: 'en-GB',
          },
        }),
        example: 'memberProfile',
        exactly: ['firstname', 'dateOfBirth'],
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [member],
        call: () => api.replaceProfile({ ...whole, locale: 'English' }),
        request: PUT('/v1/me/profile', {
          headers: session,
          body: {
            firstname: 'Mona',
            lastname: 'Muster',
            dateOfBirth: '1990-05-17',
            locale: 'English',
          },
        }),
        typedArgs: [{ type: 'FIELD', value: 'locale' }],
      },
    },
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.replaceProfile(whole),
        request: PUT('/v1/me/profile', {
          body: {
            firstname: 'Mona',
            lastname: 'Muster',
            dateOfBirth: '1990-05-17',
            locale: 'en-GB',
          },
        }),
      },
    },
    422: {
      'profile.error.dateofbirth': {
        given: [member],
        call: () => api.replaceProfile({ ...whole, dateOfBirth: new Date('2031-01-01') }),
        request: PUT('/v1/me/profile', {
          headers: session,
          body: {
            firstname: 'Mona',
            lastname: 'Muster',
            dateOfBirth: '2031-01-01',
            locale: 'en-GB',
          },
        }),
      },
    },
  },
  saveProfile: {
    200: [
      {
        given: [member],
        call: () => api.saveProfile({ dateOfBirth: new Date('1990-05-17') }),
        request: POST('/v1/me/profile', { headers: session, body: { dateOfBirth: '1990-05-17' } }),
        example: 'memberProfile',
        exactly: ['dateOfBirth'],
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [member],
        call: () => api.saveProfile({ locale: 'English' }),
        request: POST('/v1/me/profile', { headers: session, body: { locale: 'English' } }),
        typedArgs: [{ type: 'FIELD', value: 'locale' }],
      },
    },
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.saveProfile({ dateOfBirth: new Date('1990-05-17') }),
        request: POST('/v1/me/profile', { body: { dateOfBirth: '1990-05-17' } }),
      },
    },
    422: {
      'profile.error.dateofbirth': {
        given: [member],
        call: () => api.saveProfile({ dateOfBirth: new Date('2031-01-01') }),
        request: POST('/v1/me/profile', { headers: session, body: { dateOfBirth: '2031-01-01' } }),
      },
    },
  },
  getContacts: {
    200: [
      {
        given: [
          member,
          state('an additional e-mail address', { email: 'second@example.org', state: 'verified' }),
        ],
        call: () => api.getContacts(),
        request: GET('/v1/me/contacts', { headers: session }),
        example: 'memberContacts',
      },
      {
        given: [visitor],
        call: () => api.getContacts(),
        request: GET('/v1/me/contacts', { headers: session }),
        example: 'emptyContacts',
      },
    ],
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.getContacts(),
        request: GET('/v1/me/contacts'),
      },
    },
  },
  saveContacts: {
    200: [
      {
        given: [
          member,
          state('an additional e-mail address', { email: 'second@example.org', state: 'verified' }),
        ],
        call: () => api.saveContacts({ phone: '+49 30 0000001', zipCode: '10115', city: 'Berlin' }),
        request: POST('/v1/me/contacts', {
          headers: session,
          body: { phone: '+49 30 0000001', zipCode: '10115', city: 'Berlin' },
        }),
        example: 'memberContacts',
        exactly: ['city'],
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [member],
        call: () => api.saveContacts({ countryCode: 'Germany' }),
        request: POST('/v1/me/contacts', { headers: session, body: { countryCode: 'Germany' } }),
        typedArgs: [{ type: 'FIELD', value: 'countryCode' }],
      },
    },
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.saveContacts({ phone: '+49 30 0000001', zipCode: '10115', city: 'Berlin' }),
        request: POST('/v1/me/contacts', {
          body: { phone: '+49 30 0000001', zipCode: '10115', city: 'Berlin' },
        }),
      },
    },
  },
} satisfies Pick<
  Calls<'me'>,
  'getProfile' | 'replaceProfile' | 'saveProfile' | 'getContacts' | 'saveContacts'
>;
