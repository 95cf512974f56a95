import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleBrand } from '../../../lib/brand/sampleBrand.ts';
import { type Decider, hasDecidedToday, recordDecision } from './decision.ts';

const decider = (id: number, publicFacilityGroup = 'arcade-group'): Decider => ({
  user: {
    id,
    verified: true,
    studioConnected: false,
    studioConnects: [],
    email: 'moira@sample.example',
    name: 'Moira Esempio',
    profilePictureUrl: null,
  },
  brand: { ...sampleBrand, id: 6, accountContext: 'RSG_GROUP', publicFacilityGroup },
});

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('a decision is valid for the day, the facility group and the user', () => {
  expect(hasDecidedToday(decider(1))).toBe(false);
  recordDecision(decider(1), 'REFUSE');
  expect(hasDecidedToday(decider(1))).toBe(true);
  expect(hasDecidedToday(decider(2))).toBe(false);
  expect(hasDecidedToday(decider(1, 'atlas-group'))).toBe(false);
  vi.setSystemTime(new Date('2026-11-26T12:00:00Z'));
  expect(hasDecidedToday(decider(1))).toBe(false);
});
