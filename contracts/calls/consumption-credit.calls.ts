import * as api from '@studio-portal/sdk/api/consumption-credit';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { lacks, may } from './customer-data/given.ts';
import { member, studio } from './given.ts';

const path = '/nox/v1/customercenter/consumption-credit';

type CreditPermission = StateParams<'what the member may do'>['may'];

const withCredit = (
  word: CreditPermission = 'recharge credit',
  situation: StateParams<'consumption credit'>['state'] = 'some',
) => [studio, member, may(word), state('consumption credit', { state: situation })];

const credit = {
  call: () => api.getConsumptionCredit(),
  request: GET(path, { headers: session }),
};

const variants = {
  call: () => api.listRechargeVariants(),
  request: GET(`${path}/variants`, { headers: session }),
};

const validation = (rechargeId = 70101) => ({
  call: () => api.validateRecharge({ rechargeId }),
  request: GET(`${path}/validation`, {
    headers: session,
    query: { rechargeId: String(rechargeId) },
  }),
});

const refused = (permission: string) => ({
  given: [member, may('nothing')],
  typedArgs: lacks(permission),
});

const display = 'CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY';

definePact('consumption-credit', {
  getConsumptionCredit: {
    200: [
      {
        ...credit,
        given: withCredit(),
        example: 'someCredit',
        exactly: [
          'organizationUnitId',
          'balance.amount',
          'rechargeable',
          'entries.type',
          'entries.name',
          'entries.amount.amount',
        ],
      },
      {
        ...credit,
        when: 'of which there is none',
        given: withCredit('recharge credit', 'none'),
        example: 'noCredit',
        exactly: ['organizationUnitId', 'balance.amount', 'rechargeable', 'entries'],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...credit, ...refused(display) } },
  },
  listRechargeVariants: {
    200: [
      {
        ...variants,
        given: withCredit(),
        example: 'rechargeVariants',
        exactly: ['rechargeId', 'name', 'price.amount', 'credit.amount'],
      },
      {
        ...variants,
        when: 'where nothing is sold',
        given: withCredit('recharge credit', 'none'),
        example: 'emptyList',
      },
    ],
    403: {
      'customercenter.error.notpermitted': {
        ...variants,
        ...refused('CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE'),
      },
    },
  },
  validateRecharge: {
    200: [
      {
        ...validation(),
        given: withCredit(),
        example: 'rechargeValid',
        exactly: [
          'valid',
          'reason',
          'variant.rechargeId',
          'variant.price.amount',
          'variant.credit.amount',
        ],
      },
      {
        ...validation(),
        when: 'by somebody who may not recharge',
        given: withCredit('see credit'),
        example: 'rechargeNotPermitted',
        exactly: ['valid', 'reason', 'variant'],
      },
      {
        ...validation(),
        when: 'by a link that leads nowhere',
        given: withCredit('recharge credit', 'none'),
        example: 'rechargeUnknown',
        exactly: ['valid', 'reason', 'variant'],
      },
    ],
    403: { 'customercenter.error.notpermitted': { ...validation(), ...refused(display) } },
  },
});
