import * as api from '@studio-portal/sdk/api/studio-connect';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import { visitor } from '../given.ts';
import { methodRows } from './methodRows.ts';

const day = '1991-07-08';
const dateOfBirth = new Date(day);
const withEmail = '/v1/me/studioconnects/withemail';

/** Connects by an address that the studio knows and the account has verified. */
const byEmail = (email: string) =>
  methodRows(withEmail, { email }, (studioId) => api.connectWithEmail({ studioId, email }));
const emailRows = byEmail('visitor@example.org');

/** The four methods to connect a studio. */
export const methodCalls = {
  connectWithCustomerCode: methodRows(
    '/v1/me/studioconnects/withcustomercode',
    { customerCode: 'NS-70010', dateOfBirth: day },
    (studioId) => api.connectWithCustomerCode({ studioId, customerCode: 'NS-70010', dateOfBirth }),
  ),
  connectWithEmail: {
    ...emailRows,
    409: {
      ...emailRows[409],
      'studioconnect.error.alreadyconnected': byEmail('member@northside.example')[409][
        'studioconnect.error.alreadyconnected'
      ],
      'email.error.notverified': {
        given: [visitor],
        call: () => api.connectWithEmail({ studioId: 1001, email: 'somebody@example.org' }),
        request: POST(withEmail, {
          headers: session,
          body: { studioId: 1001, email: 'somebody@example.org' },
        }),
      },
    },
  },
  connectWithIban: methodRows(
    '/v1/me/studioconnects/withiban',
    { iban: 'DE02120300000000202051', dateOfBirth: day },
    (studioId) => api.connectWithIban({ studioId, iban: 'DE02120300000000202051', dateOfBirth }),
  ),
  connectWithIbanSuffix: methodRows(
    '/v1/me/studioconnects/withibansuffix',
    { ibanSuffix: '2051', lastname: 'Beispiel', dateOfBirth: day },
    (studioId) =>
      api.connectWithIbanSuffix({
        studioId,
        ibanSuffix: '2051',
        lastname: 'Beispiel',
        dateOfBirth,
      }),
  ),
} satisfies Partial<Calls<'studio-connect'>>;
