import { signContract, signPublicContract } from '@studio-portal/sdk/api/contract-signing';
import { type ParamsOf, state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { contractStart } from '../../src/wire.ts';
import { onOffer } from '../contract-offers/preview.ts';
import { having } from '../contracts/having.ts';
import { member, studio, tooOften, visitor } from '../given.ts';
import { mandate, program, signRows } from './signRows.ts';
import { lesser, unknownUpgrade, upgrade } from './wanted.ts';

const noContract = state('no contract', { uuid: unknownUpgrade.contractUuid ?? '' });

/** The member with a contract that is to become another one. */
const changing = (situation: ParamsOf<'a membership'>['state'] = 'running') => [
  ...having(situation),
  onOffer,
  mandate('read'),
];

const ofMember = signRows('/v1/contracts/sign', signContract, 'signContract', [visitor]);
const ofGuest = signRows(
  '/nox/public/v1/contract/sign',
  signPublicContract,
  'signPublicContract',
  [],
);

/** Signing a contract, with an account and without. */
export const signCalls = {
  signContract: {
    ...ofMember.rows,
    201: [
      ...ofMember.rows[201],
      {
        when: 'in the place of one that runs',
        ...ofMember.from(upgrade, contractStart),
        given: changing(),
        example: 'signedUpgrade',
        exactly: ['contract.name', 'contract.replaces.contractNumber', 'contract.replaces.name'],
      },
    ],
    404: {
      ...ofMember.rows[404],
      'contract.error.notfound': {
        ...ofMember.from(unknownUpgrade, contractStart),
        given: [...changing(), noContract],
      },
    },
    409: {
      ...ofMember.rows[409],
      'contract.error.notupgradable': {
        ...ofMember.from(upgrade, contractStart),
        given: changing('replaced'),
      },
    },
    422: {
      ...ofMember.rows[422],
      'contract.error.upgradecostsless': {
        ...ofMember.from(lesser, contractStart, { taxId: '86 095 742 719' }),
        given: changing(),
        typedArgs: [{ type: 'STRING', value: '77.90 EUR' }],
      },
      'referral.error.owncode': {
        ...ofMember.sign(),
        given: [studio, member, program('runs'), onOffer, mandate('read')],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...ofMember.sign(),
        given: [...ofMember.given, state('too many attempts', { to: 'sign contracts', by: 'me' })],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
  signPublicContract: {
    ...ofGuest.rows,
    404: {
      ...ofGuest.rows[404],
      'contract.error.notfound': {
        ...ofGuest.from(unknownUpgrade, contractStart),
        given: [...ofGuest.given, noContract],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...ofGuest.sign(),
        given: [...ofGuest.given, tooOften('sign contracts')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
} satisfies Pick<Calls<'contract-signing'>, 'signContract' | 'signPublicContract'>;
