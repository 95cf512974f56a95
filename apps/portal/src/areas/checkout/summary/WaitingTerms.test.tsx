import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { type WaitingPays, WaitingTerms } from './WaitingTerms.tsx';

const price = (amount: number): WaitingPays => ({ price: { amount, currency: 'EUR' } });
const pass = (remaining: number | null): WaitingPays => ({ option: { name: 'Pack', remaining } });

test.for<[WaitingPays, string]>([
  [price(0), 'Waiting costs you nothing.'],
  [price(12), 'You only pay €12.00 if you get a place.'],
  [pass(null), 'Waiting costs you nothing.'],
  [pass(3), 'We take one visit from Pack now. You get it back if no place comes up.'],
])('waiting with %j shows: %s', async ([pays, text]) => {
  await show(<WaitingTerms until={undefined} leaveUntil={null} pays={pays} />);
  await expect.element(page.getByText(text)).toBeVisible();
});

test.for([
  ['12:01', /^Changed your mind\? Leave the list under My bookings until/],
  ['11:59', /^You can’t leave the list again/],
] as const)('at noon a list that can be left until %s shows: %s', async ([time, text]) => {
  const leaveUntil = new Date(`2026-11-25T${time}:00Z`);
  await show(<WaitingTerms until={undefined} leaveUntil={leaveUntil} pays={price(0)} />, {
    member: true,
  });
  await expect.element(page.getByText(text)).toBeVisible();
});
