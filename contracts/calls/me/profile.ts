import * as api from '@studio-portal/sdk/api/me';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, POST, PUT, session } from '../../src/wire.ts';
import { member, visitor } from '../given.ts';

const completeProfile = {
  firstname: 'Mona',
  lastname: 'Muster',
  dateOfBirth: new Date('1990-05-17'),
  locale: 'en-GB',
};

/** Personal data of an account. */
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
  },
  replaceProfile: {
    200: [
      {
        given: [member],
        call: () => api.replaceProfile(completeProfile),
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
      {
        given: [member],
        call: () => api.replaceProfile({ ...completeProfile, dateOfBirth: null, locale: null }),
        request: PUT('/v1/me/profile', {
          headers: session,
          body: { firstname: 'Mona', lastname: 'Muster', dateOfBirth: null, locale: null },
        }),
        example: 'memberProfile',
        exactly: ['firstname', 'lastname'],
        when: 'null clears a field',
      },
    ],
    422: {
      'profile.error.dateofbirth': {
        given: [member],
        call: () => api.replaceProfile({ ...completeProfile, dateOfBirth: new Date('2031-01-01') }),
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
  },
} satisfies Pick<
  Calls<'me'>,
  'getProfile' | 'replaceProfile' | 'saveProfile' | 'getContacts' | 'saveContacts'
>;
