import * as api from '@studio-portal/sdk/api/referral';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { may } from './customer-data/given.ts';
import { member, noStudio, studio, tooOften } from './given.ts';

const code = 'MONA2026';
const program = (situation: StateParams<'a referral program'>['state']) =>
  state('a referral program', { state: situation, code });
const nothing = state('nothing on offer', { what: 'referral program' });

const getProgram = {
  call: () => api.getReferralProgram(),
  request: GET('/nox/v1/referralprogram', { headers: session }),
};

const active = (organizationUnitId = 1001) => ({
  call: () => api.getActiveReferral({ organizationUnitId }),
  request: GET('/nox/public/v1/referral/active', {
    query: { organizationUnitId: String(organizationUnitId) },
  }),
});

const validate = (referralCode = code, organizationUnitId = 1001, headers = {}) => ({
  call: () => api.validateReferralCode({ organizationUnitId, referralCode }),
  request: GET('/nox/public/v1/referral/code/validate', {
    headers,
    query: { organizationUnitId: String(organizationUnitId), referralCode },
  }),
});

definePact('referral', {
  getReferralProgram: {
    200: [
      {
        ...getProgram,
        given: [studio, member, program('runs')],
        example: 'myReferralProgram',
        exactly: ['referralCode', 'recruitedContracts', 'program.organizationUnitId'],
      },
      {
        ...getProgram,
        when: 'of a studio without one',
        given: [studio, member, program('runs'), nothing],
        example: 'noReferralProgram',
        exactly: ['referralCode', 'program'],
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...getProgram,
        given: [studio, member, program('runs'), may('nothing')],
        typedArgs: [{ type: 'STRING', value: 'CUSTOMER_CENTER_REFERRAL_ACTIVE' }],
      },
    },
  },
  getActiveReferral: {
    200: [
      {
        ...active(),
        given: [studio, program('runs until further notice')],
        example: 'referralActive',
        exactly: ['active', 'program.organizationUnitId', 'program.validUntil'],
      },
      {
        ...active(),
        given: [studio, program('over')],
        example: 'referralInactive',
        exactly: ['active', 'program'],
      },
    ],
    404: { 'studio.error.notfound': { ...active(1999), given: [noStudio] } },
  },
  validateReferralCode: {
    200: [
      {
        ...validate(),
        given: [studio, program('runs')],
        example: 'referralCodeValid',
        exactly: ['referralCode', 'discount.payments'],
      },
      {
        ...validate(),
        when: 'until further notice',
        given: [studio, program('runs until further notice')],
        example: 'referralCodeForever',
        exactly: ['referralCode', 'discount.payments', 'validUntil'],
      },
    ],
    404: { 'studio.error.notfound': { ...validate(code, 1999), given: [noStudio] } },
    422: {
      'referral.error.codeunknown': {
        ...validate('NOBODY-HAS-IT'),
        given: [studio, program('runs')],
      },
      'referral.error.owncode': {
        ...validate(code, 1001, session),
        given: [studio, member, program('runs')],
      },
      'referral.error.expired': { ...validate(), given: [studio, program('over')] },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...validate(),
        given: [studio, program('runs'), tooOften('try referral codes')],
        typedArgs: [{ type: 'NUMBER', value: '30' }],
      },
    },
  },
});
