import { choice, integer, type Described } from './described.ts';

/** What members get for bringing somebody along, and for a time in which the studio could not be used. */
export const rewardStates = {
  referrals: {
    says: 'Beside what contract 93101 (`a membership`) says, the member may see referrals. For a referral studio 1001 gives 98401, a free month, or 98402, 10 EUR to spend, and to whoever was brought 15 EUR.',
    fixes: { amounts: [10] },
    params: {
      state: choice({
        redeemable:
          'the member has brought Vic Visitor (98301, signed on 2026-10-01), somebody without an account, Nele Neu (98302, signed on 2026-11-20), and somebody who is gone (98303); and was brought by Vic Visitor with contract 93101 (98304)',
        redeemed:
          'the member has brought Vic Visitor alone (98301), and has redeemed 98402 for it on 2026-11-01',
        none: 'there are no referrals',
      }),
    },
  },
  'no referral': {
    says: 'There is no referral with this id.',
    params: { customerRecruitmentId: integer('id that nothing has') },
  },
  compensations: {
    says: 'The member may see compensations.',
    fixes: { amounts: [15] },
    params: {
      state: choice({
        'of several statuses':
          'contract 93101 (`a membership`) has seven for August 2026, claimable from 2026-11-01 to 2026-12-31 but as said: 98501 claimable; 98502 from 2026-12-01 on; 98503, which waits for the studio with the free month 98603 from 2026-12-01; 98504, for which 98604, 15 EUR, was given on 2026-11-10; 98505, waived on 2026-11-10; 98506, claimable from 2026-09-01 to 2026-10-31; 98507, for January 2026, claimable until 2026-10-30. For 98501 there are 98601, a free month, 98602, 15 EUR off, and 98605, a free year',
        'with approval': 'the same, and the studio looks at what is proposed',
        'of an ended contract': 'contract 93102, which is over, has one: 98508',
        none: 'there are none',
      }),
    },
  },
  'no compensation': {
    says: 'There is no compensation with this id.',
    params: { compensationId: integer('id that nothing has') },
  },
} as const satisfies Record<string, Described>;
