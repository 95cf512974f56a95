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

/** Connecting by the bank account. */
export const byIbanCalls = {
  connectWithIban: {
    201: [
      {
        given: [visitor, free],
        call: () =>
          api.connectWithIban({
            studioId: 1001,
            iban: 'DE02120300000000202051',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withiban', {
          headers: session,
          body: { studioId: 1001, iban: 'DE02120300000000202051', dateOfBirth: '1991-07-08' },
        }),
        example: 'studioConnected',
        exactly: ['studioId', 'tenant'],
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [visitor],
        call: () =>
          api.connectWithIban({
            studioId: 0,
            iban: 'DE02120300000000202051',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withiban', {
          headers: session,
          body: { studioId: 0, iban: 'DE02120300000000202051', dateOfBirth: '1991-07-08' },
        }),
        typedArgs: [{ type: 'FIELD', value: 'studioId' }],
      },
    },
    401: {
      'authentication.error.notloggedin': {
        given: [],
        call: () =>
          api.connectWithIban({
            studioId: 1001,
            iban: 'DE02120300000000202051',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withiban', {
          body: { studioId: 1001, iban: 'DE02120300000000202051', dateOfBirth: '1991-07-08' },
        }),
      },
    },
    404: {
      'studio.error.notfound': {
        given: [visitor, noStudio],
        call: () =>
          api.connectWithIban({
            studioId: 1999,
            iban: 'DE02120300000000202051',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withiban', {
          headers: session,
          body: { studioId: 1999, iban: 'DE02120300000000202051', dateOfBirth: '1991-07-08' },
        }),
      },
    },
    409: {
      'studioconnect.error.alreadyconnected': {
        given: [member],
        call: () =>
          api.connectWithIban({
            studioId: 1001,
            iban: 'DE02120300000000202051',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withiban', {
          headers: session,
          body: { studioId: 1001, iban: 'DE02120300000000202051', dateOfBirth: '1991-07-08' },
        }),
      },
      'studioconnect.error.otheraccount': {
        given: [visitor, elsewhere],
        call: () =>
          api.connectWithIban({
            studioId: 1001,
            iban: 'DE02120300000000202051',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withiban', {
          headers: session,
          body: { studioId: 1001, iban: 'DE02120300000000202051', dateOfBirth: '1991-07-08' },
        }),
      },
    },
    422: {
      'studioconnect.error.nomatch': {
        given: [visitor],
        call: () =>
          api.connectWithIban({
            studioId: 1001,
            iban: 'DE02120300000000202051',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withiban', {
          headers: session,
          body: { studioId: 1001, iban: 'DE02120300000000202051', dateOfBirth: '1991-07-08' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [visitor, state('too many attempts', { to: 'connect a studio', by: 'me' })],
        call: () =>
          api.connectWithIban({
            studioId: 1001,
            iban: 'DE02120300000000202051',
            dateOfBirth: new Date('1991-07-08'),
          }),
        request: POST('/v1/me/studioconnects/withiban', {
          headers: session,
          body: { studioId: 1001, iban: 'DE02120300000000202051', dateOfBirth: '1991-07-08' },
        }),
      },
    },
  },
} satisfies Pick<Calls<'studio-connect'>, 'connectWithIban'>;
