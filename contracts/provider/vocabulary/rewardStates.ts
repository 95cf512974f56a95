import { choice, integer, type StateDefinition } from './stateDefinition.ts';

/** Rewards for referrals, and compensations for times when the studio could not be used. */
export const rewardStates = {
  referrals: {
    says: 'In addition to `a membership`, the member may see referrals. For a referral, studio 1001 grants 98401, a free month, or 98402, 10 EUR of credit, and 15 EUR to the new member.',
    fixes: { fields: ['type', 'state'], amounts: [10] },
    params: {
      state: choice({
        redeemable:
          'the member has referred Vic Visitor (98301, signed on 2026-10-01), Nele Neu, who has no account (98302, signed on 2026-11-20), and a former customer (98303); and was referred by Vic Visitor for contract 93101 (98304)',
        redeemed:
          'the member has referred only Vic Visitor (98301) and redeemed 98402 for it on 2026-11-01',
        none: 'there are no referrals',
      }),
    },
  },
  'no referral': {
    says: 'There is no referral with this id.',
    params: { customerRecruitmentId: integer('unknown id') },
  },
  compensations: {
    says: 'The member may see compensations.',
    fixes: { fields: ['type', 'status', 'approvalRequired'], amounts: [15] },
    params: {
      state: choice({
        'of several statuses':
          'contract 93101 (`a membership`) has seven for August 2026, claimable from 2026-11-01 to 2026-12-31 unless noted: 98501 claimable; 98502 from 2026-12-01 on; 98503, waiting for the studio, with the free month 98603 from 2026-12-01; 98504, compensated with 98604, 15 EUR, on 2026-11-10; 98505, waived on 2026-11-10; 98506, claimable from 2026-09-01 to 2026-10-31; 98507, for January 2026, claimable until 2026-10-30. The options for 98501 are 98601, a free month, 98602, 15 EUR off, and 98605, a free year',
        'with approval': 'the same, but the studio must approve proposals',
        'of an ended contract': 'the ended contract 93102 has one: 98508',
        none: 'there are none',
      }),
    },
  },
  'no compensation': {
    says: 'There is no compensation with this id.',
    params: { compensationId: integer('unknown id') },
  },
} as const satisfies Record<string, StateDefinition>;
