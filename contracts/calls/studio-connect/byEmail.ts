import * as api from '@studio-portal/sdk/api/studio-connect';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import { member, noStudio, visitor } from '../given.ts';

const free = state('a studio member', {
  customerCode: 'NS-70010',
  email: 'visitor@example.org',
  state: 'free',
});
const elsewhere = state('a studio member', {
  customerCode: 'NS-70010',
  email: 'visitor@example.org',
  state: 'connected-elsewhere',
});

/** Connecting by an address that the studio knows. */
export const byEmailCalls = {
  connectWithEmail: {
    201: [
      {
        given: [visitor, free],
        call: () => api.connectWithEmail({ studioId: 1001, email: 'visitor@example.org' }),
        request: POST('/v1/me/studioconnects/withemail', {
          headers: session,
          body: { studioId: 1001, email: 'visitor@example.org' },
        }),
        example: 'studioConnected',
        exactly: ['studioId', 'tenant'],
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [visitor],
        call: () => api.connectWithEmail({ studioId: 0, email: 'visitor@example.org' }),
        request: POST('/v1/me/studioconnects/withemail', {
          headers: session,
          body: { studioId: 0, email: 'visitor@example.org' },
        }),
        typedArgs: [{ type: 'FIELD', value: 'studioId' }],
      },
    },
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () => api.connectWithEmail({ studioId: 1001, email: 'visitor@example.org' }),
        request: POST('/v1/me/studioconnects/withemail', {
          body: { studioId: 1001, email: 'visitor@example.org' },
        }),
      },
    },
    404: {
      'studio.error.notfound': {
        given: [visitor, noStudio],
        call: () => api.connectWithEmail({ studioId: 1999, email: 'visitor@example.org' }),
        request: POST('/v1/me/studioconnects/withemail', {
          headers: session,
          body: { studioId: 1999, email: 'visitor@example.org' },
        }),
      },
    },
    409: {
      'studioconnect.error.alreadyconnected': {
        given: [member],
        call: () => api.connectWithEmail({ studioId: 1001, email: 'member@northside.example' }),
        request: POST('/v1/me/studioconnects/withemail', {
          headers: session,
          body: { studioId: 1001, email: 'member@northside.example' },
        }),
      },
      'studioconnect.error.otheraccount': {
        given: [visitor, elsewhere],
        call: () => api.connectWithEmail({ studioId: 1001, email: 'visitor@example.org' }),
        request: POST('/v1/me/studioconnects/withemail', {
          headers: session,
          body: { studioId: 1001, email: 'visitor@example.org' },
        }),
      },
      'email.error.notverified': {
        given: [visitor],
        call: () => api.connectWithEmail({ studioId: 1001, email: 'somebody@example.org' }),
        request: POST('/v1/me/studioconnects/withemail', {
          headers: session,
          body: { studioId: 1001, email: 'somebody@example.org' },
        }),
      },
    },
    422: {
      'studioconnect.error.nomatch': {
        given: [visitor],
        call: () => api.connectWithEmail({ studioId: 1001, email: 'visitor@example.org' }),
        request: POST('/v1/me/studioconnects/withemail', {
          headers: session,
          body: { studioId: 1001, email: 'visitor@example.org' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [visitor, state('too many attempts', { to: 'connect a studio', by: 'me' })],
        call: () => api.connectWithEmail({ studioId: 1001, email: 'visitor@example.org' }),
        request: POST('/v1/me/studioconnects/withemail', {
          headers: session,
          body: { studioId: 1001, email: 'visitor@example.org' },
        }),
      },
    },
  },
} satisfies Pick<Calls<'studio-connect'>, 'connectWithEmail'>;
