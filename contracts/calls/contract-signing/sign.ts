import { signContract, signPublicContract } from '@studio-portal/sdk/api/contract-signing';
import { type StateParams, state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { contractStart } from '../../src/wire.ts';
import { onOffer } from '../contract-offers/preview.ts';
import { withMembership } from '../contracts/fixtures.ts';
import { member, studio, tooOften, visitor } from '../given.ts';
import { mandate, program, signRows } from './signRows.ts';
import { cheaperUpgrade, unknownUpgrade, upgrade } from './requests.ts';

const noContract = state('no contract', { uuid: unknownUpgrade.contractUuid ?? '' });

/** Member whose contract is upgraded. */
const changing = (situation: StateParams<'a membership'>['state'] = 'running') => [
  ...withMembership(situation),
  onOffer,
  mandate('read'),
];

const memberRows = signRows('/v1/contracts/sign', signContract, 'signContract', [visitor]);
const guestRows = signRows(
  '/nox/public/v1/contract/sign',
  signPublicContract,
  'signPublicContract',
  [],
);

/** Signing a membership contract, with an account and without. */
export const signCalls = {
  signContract: {
    ...memberRows.rows,
    201: [
      ...memberRows.rows[201],
      {
        when: 'in the place of one that runs',
        ...memberRows.from(upgrade, contractStart),
        given: changing(),
        example: 'signedUpgrade',
        exactly: ['contract.name', 'contract.replaces.contractNumber', 'contract.replaces.name'],
      },
    ],
    404: {
      ...memberRows.rows[404],
      'contract.error.notfound': {
        ...memberRows.from(unknownUpgrade, contractStart),
        given: [...changing(), noContract],
      },
    },
    409: {
      ...memberRows.rows[409],
      'contract.error.notupgradable': {
        ...memberRows.from(upgrade, contractStart),
        given: changing('replaced'),
      },
    },
    422: {
      ...memberRows.rows[422],
      'contract.error.upgradecostsless': {
        ...memberRows.from(cheaperUpgrade, contractStart, { taxId: '86 095 742 719' }),
        given: changing(),
        typedArgs: [{ type: 'STRING', value: '77,90\u00A0€' }],
      },
      'referral.error.owncode': {
        ...memberRows.sign(),
        given: [studio, member, program('runs'), onOffer, mandate('read')],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...memberRows.sign(),
        given: [
          ...memberRows.given,
          state('too many attempts', { to: 'sign contracts', by: 'me' }),
        ],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  signPublicContract: {
    ...guestRows.rows,
    404: {
      ...guestRows.rows[404],
      'contract.error.notfound': {
        ...guestRows.from(unknownUpgrade, contractStart),
        given: [...guestRows.given, noContract],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...guestRows.sign(),
        given: [...guestRows.given, tooOften('sign contracts')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
} satisfies Pick<Calls<'contract-signing'>, 'signContract' | 'signPublicContract'>;
