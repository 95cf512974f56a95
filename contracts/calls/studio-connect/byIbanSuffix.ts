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

/** Connecting by the end of the bank account, and the name. */
export const byIbanSuffixCalls = {
  connectWithIbanSuffix: {
    201: [
      {
        given: [visitor, free],
        call: () =>
          api.connectWithIbanSuffix({
            studioId: 1001,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withibansuffix', {
          headers: session,
          body: {
            studioId: 1001,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: '1991-07-08',
          },
        }),
        example: 'studioConnected',
        exactly: ['studioId', 'tenant'],
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [visitor],
        call: () =>
          api.connectWithIbanSuffix({
            studioId: 0,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withibansuffix', {
          headers: session,
          body: {
            studioId: 0,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: '1991-07-08',
          },
        }),
        typedArgs: [{ type: 'FIELD', value: 'studioId' }],
      },
    },
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () =>
          api.connectWithIbanSuffix({
            studioId: 1001,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withibansuffix', {
          body: {
            studioId: 1001,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: '1991-07-08',
          },
        }),
      },
    },
    404: {
      'studio.error.notfound': {
        given: [visitor, noStudio],
        call: () =>
          api.connectWithIbanSuffix({
            studioId: 1999,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withibansuffix', {
          headers: session,
          body: {
            studioId: 1999,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: '1991-07-08',
          },
        }),
      },
    },
    409: {
      'studioconnect.error.alreadyconnected': {
        given: [member],
        call: () =>
          api.connectWithIbanSuffix({
            studioId: 1001,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withibansuffix', {
          headers: session,
          body: {
            studioId: 1001,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: '1991-07-08',
          },
        }),
      },
      'studioconnect.error.otheraccount': {
        given: [visitor, elsewhere],
        call: () =>
          api.connectWithIbanSuffix({
            studioId: 1001,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withibansuffix', {
          headers: session,
          body: {
            studioId: 1001,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: '1991-07-08',
          },
        }),
      },
    },
    422: {
      'studioconnect.error.nomatch': {
        given: [visitor],
        call: () =>
          api.connectWithIbanSuffix({
            studioId: 1001,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withibansuffix', {
          headers: session,
          body: {
            studioId: 1001,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: '1991-07-08',
          },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [visitor, state('too many attempts', { to: 'connect a studio', by: 'me' })],
        call: () =>
          api.connectWithIbanSuffix({
            studioId: 1001,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withibansuffix', {
          headers: session,
          body: {
            studioId: 1001,
            ibanSuffix: '2051',
            lastname: 'Beispiel',
            dateOfBirth: '1991-07-08',
          },
        }),
      },
    },
  },
} satisfies Pick<Calls<'studio-connect'>, 'connectWithIbanSuffix'>;
