import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { describe, expect, test } from 'vitest';
import { slotState } from './slotState.ts';

const slot: CheckinReservationSlot = {
  slotId: 71,
  usageDate: new Date('2026-11-26'),
  startTime: new Date('2026-11-26T17:00:00+01:00'),
  endTime: new Date('2026-11-26T18:30:00+01:00'),
  lastPossibleCheckinDateTime: new Date('2026-11-26T17:30:00+01:00'),
  cancelableUntil: new Date('2026-11-26T16:00:00Z'),
  lateCancelation: { consequence: 'NOT_POSSIBLE', fee: null },
  capacity: 12,
  freePlaces: 5,
  reservationId: null,
};
const mine = { ...slot, slotId: 72, reservationId: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001' };
const nextDay = { ...mine, usageDate: new Date('2026-11-27') };
const before = new Date('2026-11-26T09:00:00+01:00');
const late = new Date('2026-11-26T17:30:01+01:00');

describe('slotState', () => {
  test.each([
    ['open', slot, [slot], before],
    ['open', slot, [slot, nextDay], before],
    ['open', slot, [slot], slot.lastPossibleCheckinDateTime],
    ['full', { ...slot, freePlaces: 0 }, [slot], before],
    ['closed', slot, [slot, mine], late],
    ['otherOnDay', slot, [slot, mine], before],
    ['otherOnDay', { ...slot, freePlaces: 0 }, [slot, mine], before],
    ['mine', mine, [slot, mine], late],
  ] as const)('returns %s (example %#)', (state, one, all, now) => {
    expect(slotState(one, all, now)).toBe(state);
  });
});
