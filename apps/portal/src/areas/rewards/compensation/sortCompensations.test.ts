import type { CompensationStatus } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { sortCompensations } from './sortCompensations.ts';

const compensation = (status: CompensationStatus, end: string) => ({
  status,
  claimPeriodEndDate: new Date(end),
});

test('lists what can be claimed first, by the end of its period', () => {
  const sorted = sortCompensations([
    compensation('WAIVED', '2026-12-09'),
    compensation('NOT_YET_CLAIMABLE', '2027-02-23'),
    compensation('CLAIMABLE', '2027-01-24'),
    compensation('CLAIMED', '2026-10-01'),
    compensation('CLAIMABLE', '2026-12-24'),
    compensation('CLAIM_PERIOD_EXPIRED', '2026-09-01'),
    compensation('PENDING_APPROVAL', '2026-12-01'),
  ]);
  expect(
    sorted.map(
      ({ status, claimPeriodEndDate }) =>
        `${status} ${claimPeriodEndDate.toISOString().slice(0, 10)}`,
    ),
  ).toEqual([
    'CLAIMABLE 2026-12-24',
    'CLAIMABLE 2027-01-24',
    'NOT_YET_CLAIMABLE 2027-02-23',
    'PENDING_APPROVAL 2026-12-01',
    'CLAIMED 2026-10-01',
    'WAIVED 2026-12-09',
    'CLAIM_PERIOD_EXPIRED 2026-09-01',
  ]);
});
