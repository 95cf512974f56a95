import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { LoyaltyCard } from './LoyaltyCard.tsx';

const registered = mock('getLoyaltyCustomerState', 200, 'loyaltyRegistered');

test('shows points and redeemable rewards to participants', async () => {
  const { sent } = await show(<LoyaltyCard />, { member: true, answers: [registered] });
  await expect.element(page.getByText('520 points')).toBeVisible();
  await expect.element(page.getByText('3 rewards to redeem')).toBeVisible();
  expect(sent.map(({ call }) => call)).not.toContain('GET /nox/v1/loyalty-program/new/teaser');
  await expectAccessible();
});

test('shows the teaser to others without requesting the widget', async () => {
  const { sent } = await show(<LoyaltyCard />, {
    member: true,
    answers: [mock('getLoyaltyCustomerState', 200, 'loyaltyNotJoined')],
  });
  await expect.element(page.getByText('Collect points')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Find out more' })).toBeVisible();
  expect(sent.map(({ call }) => call)).not.toContain('GET /nox/v1/loyalty-program/new/widget');
});

test('shows the next level if the points are not enough for a reward', async () => {
  const empty = mock('getLoyaltyWidget', 200, 'loyaltyWidgetWithoutPoints');
  await show(<LoyaltyCard />, { member: true, answers: [registered, empty] });
  await expect.element(page.getByText('500 points to Silver')).toBeVisible();
});

test('shows an error and a retry button if the state fails to load', async () => {
  await show(<LoyaltyCard />, { member: true, answers: [mock('getLoyaltyCustomerState', 500)] });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('shows no card if the studio has no program', async () => {
  const { sent, countFetching } = await show(<LoyaltyCard />, {
    member: true,
    answers: [mock('getLoyaltyCustomerState', 404, 'loyalty.error.noprogram')],
  });
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContain('GET /nox/v1/loyalty-program/new/customer/state');
  await expect.poll(countFetching).toBe(0);
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});
