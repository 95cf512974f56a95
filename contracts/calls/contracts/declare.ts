import * as api from '@studio-portal/sdk/api/contracts';
import type { Calls } from '../../src/table.ts';
import { POST } from '../../src/wire.ts';
import { noStudio, studio, tooOften } from '../given.ts';
import { key, usedKey } from '../idempotency.ts';

const mona = {
  organizationUnitId: 1001,
  firstname: 'Mona',
  lastname: 'Muster',
  contract: 'NO1001-7H2K9P4RTX',
  email: 'member@northside.example',
};

const earliestCancelation = {
  ...mona,
  type: 'ORDINARY',
  reason: null,
  customerNumber: null,
  contractEndDate: null,
} as const;

const cancel = (organizationUnitId = 1001, once?: typeof key) => ({
  call: () =>
    api.createPublicCancelation(
      { ...earliestCancelation, organizationUnitId, dateOfBirth: new Date('1990-05-17') },
      once,
    ),
  request: POST('/nox/public/v1/contract/cancelation', {
    headers: { ...once },
    body: { ...earliestCancelation, organizationUnitId, dateOfBirth: '1990-05-17' },
  }),
});

const cancelationForCause = {
  ...mona,
  type: 'EXTRAORDINARY',
  reason: 'My doctor says that I must not train any more.',
  customerNumber: 'NS-70001',
  dateOfBirth: null,
} as const;

const withdraw = (organizationUnitId = 1001, once?: typeof key) => ({
  call: () => api.createPublicWithdrawal({ ...mona, organizationUnitId }, once),
  request: POST('/nox/public/v1/contract/withdrawal', {
    headers: { ...once },
    body: { ...mona, organizationUnitId },
  }),
});

const rateLimited = [studio, tooOften('declare the end of contracts')];
const waitArgs = [{ type: 'NUMBER', value: '60' }] as const;

export const declareCalls = {
  createPublicCancelation: {
    201: [
      { ...cancel(), given: [studio], example: 'declarationReceipt' },
      {
        when: 'for a reason of weight',
        call: () =>
          api.createPublicCancelation({
            ...cancelationForCause,
            contractEndDate: new Date('2026-12-31'),
          }),
        request: POST('/nox/public/v1/contract/cancelation', {
          body: { ...cancelationForCause, contractEndDate: '2026-12-31' },
        }),
        given: [studio],
        example: 'declarationReceipt',
      },
    ],
    404: { 'studio.error.notfound': { ...cancel(1999), given: [noStudio] } },
    422: {
      'request.error.idempotencykeyreused': {
        ...cancel(1001, key),
        given: [studio, usedKey('createPublicCancelation')],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...cancel(),
        given: rateLimited,
        typedArgs: waitArgs,
      },
    },
  },
  createPublicWithdrawal: {
    201: [{ ...withdraw(), given: [studio], example: 'declarationReceipt' }],
    404: { 'studio.error.notfound': { ...withdraw(1999), given: [noStudio] } },
    422: {
      'request.error.idempotencykeyreused': {
        ...withdraw(1001, key),
        given: [studio, usedKey('createPublicWithdrawal')],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...withdraw(),
        given: rateLimited,
        typedArgs: waitArgs,
      },
    },
  },
} satisfies Partial<Calls<'contracts'>>;
