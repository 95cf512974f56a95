import type { LateCancelation } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import type { Item } from './Flow.ts';
import { useCancelationPromise } from './useCancelationPromise.tsx';

const noon = new Date('2026-11-25T12:00:00Z');
const hoursFromNoon = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

/** Shows the terms of a class that starts five hours after noon. */
function Terms({
  free,
  late,
  waits = false,
}: {
  free: number;
  late: LateCancelation;
  waits?: boolean;
}) {
  const item: Item = {
    start: '/',
    name: 'Yoga',
    when: { start: hoursFromNoon(5), end: hoursFromNoon(6) },
    cancelableUntil: hoursFromNoon(free),
    lateCancelation: late,
    availability: { kind: 'open' },
  };
  return <main>{useCancelationPromise(item, waits, true)}</main>;
}

const notPossible: LateCancelation = { consequence: 'NOT_POSSIBLE', fee: null };
const forfeited: LateCancelation = { consequence: 'FORFEITED', fee: null };
const fee: LateCancelation = { consequence: 'FEE', fee: { amount: 8, currency: 'EUR' } };

test.for<[number, LateCancelation, string, string]>([
  [2, notPossible, 'and get your money back.', 'After that'],
  [2, forfeited, 'After that, you can still cancel but won’t get anything back.', 'too late'],
  [2, fee, 'After that, cancelling costs €8.00.', 'too late'],
  [-1, notPossible, 'too late to cancel this one for free.', 'ancel until'],
  [-1, forfeited, 'You can still cancel until it starts but won’t get anything back.', 'After'],
  [-1, fee, 'Cancelling costs €8.00.', 'After that'],
])('says %i hours before free cancelation ends: %o', async ([free, late, words, absent]) => {
  await show(<Terms free={free} late={late} />);
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  expect(page.getByText(absent, { exact: false }).elements()).toEqual([]);
});

test('lets leave a waiting list until the start', async () => {
  await show(<Terms free={-1} late={fee} waits />);
  await expect.element(page.getByText(/leave the list until .*18:00/)).toBeVisible();
});
