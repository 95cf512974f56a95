import { mock } from '@studio-portal/sdk/msw';
import type { LoyaltyPremiumInfo } from '@studio-portal/sdk/types';
import { getResponse, http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import {
  LoyaltyActivitiesRoute,
  LoyaltyPointsRoute,
  LoyaltyPremiumsRoute,
  LoyaltyProgramRoute,
} from './LoyaltyRoutes.tsx';

describe.each([
  ['program', <LoyaltyProgramRoute key="" />],
  ['premiums', <LoyaltyPremiumsRoute key="" />],
  ['points', <LoyaltyPointsRoute key="" />],
  ['activities', <LoyaltyActivitiesRoute key="" />],
])('the route of %s', (_, route) => {
  test('shows the teaser to members who have not joined', async () => {
    const { sent } = await show(route, {
      member: true,
      answers: [
        mock('getLoyaltyCustomerState', 200, 'loyaltyNotJoined'),
        mock('getLoyaltyTeaser', 200, 'loyaltyTeaser'),
      ],
    });
    await expect.element(page.getByRole('button', { name: 'Join now' })).toBeVisible();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Northside Rewards');
    expect(sent.filter(({ call }) => /premiums|points|activities|overview/.test(call))).toEqual([]);
    await expectAccessible();
  });

  test('says to members who are joining that the studio must confirm it', async () => {
    await show(route, {
      member: true,
      answers: [
        mock('getLoyaltyCustomerState', 200, 'loyaltyInRegistration'),
        overrideResponse('*/new/teaser', (teaser) => ({ ...teaser, state: 'IN_REGISTRATION' })),
      ],
    });
    await expect.element(page.getByText(/Your studio still has to confirm it/)).toBeVisible();
  });

  test('says once that the studio has no program', async () => {
    await show(route, {
      member: true,
      answers: [mock('getLoyaltyCustomerState', 404, 'loyalty.error.noprogram')],
    });
    const text = page
      .getByRole('paragraph')
      .filter({ hasText: 'Your studio doesn’t have a loyalty' });
    await expect.element(text).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});

test('moves the focus to the title once the studio must confirm the registration', async () => {
  let state = 'NOT_REGISTERED';
  await show(
    <main id="content">
      <LoyaltyProgramRoute />
    </main>,
    {
      member: true,
      answers: [
        http.post('*/loyalty-program/*', () => {
          state = 'IN_REGISTRATION';
        }),
        mock('getLoyaltyCustomerState', 200, 'loyaltyNotJoined'),
        overrideResponse('*/new/teaser', (teaser) => ({ ...teaser, state })),
      ],
    },
  );
  await page.getByRole('button', { name: 'Join now' }).click();
  await expect.element(page.getByText(/Your studio still has to confirm it/)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('shows points, redeemable rewards and expirations to registered members', async () => {
  const { sent } = await show(<LoyaltyProgramRoute />, {
    member: true,
    answers: [mock('getLoyaltyCustomerState', 200, 'loyaltyRegistered')],
  });
  await expect.element(page.getByText('3 rewards to redeem')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'When points expire' })).toBeVisible();
  expect(sent.map(({ call }) => call)).toContain('GET /nox/v1/loyalty-program/new/widget');
  await expectAccessible();
});

test('says how many points are missing for a reward', async () => {
  await show(<LoyaltyPremiumsRoute />, {
    member: true,
    answers: [
      mock('getLoyaltyCustomerState', 200, 'loyaltyRegistered'),
      overrideResponse('*/new/widget', (widget) => ({ ...widget, points: 60 })),
      overrideResponse('*/new/premiums', (all) =>
        Array.isArray(all)
          ? all.slice(0, 1).map((one) => ({ ...one, points: 100, state: 'TOO_FEW_POINTS' }))
          : all,
      ),
    ],
  });
  await expect.element(page.getByText('40 points to go')).toBeVisible();
  await expect
    .element(page.getByRole('progressbar'))
    .toHaveAttribute('aria-valuetext', '40 points to go');
  await expectAccessible();
});

test('redeems a free period from the first possible day once the chosen one is no longer possible', async () => {
  let days = ['2026-12-01', '2027-01-01', '2027-02-01'];
  const { sent } = await show(<LoyaltyPremiumsRoute />, {
    member: true,
    at: '/?premium=98106',
    answers: [
      mock('getLoyaltyCustomerState', 200, 'loyaltyRegistered'),
      http.get('*/premium/:id/info', async ({ request }) => {
        const answer = await getResponse(
          [mock('getLoyaltyPremiumInfo', 200, 'loyaltyFreePeriodInfo')],
          request,
        );
        const info: LoyaltyPremiumInfo = await answer?.json();
        return HttpResponse.json({ ...info, possibleRewardStartDates: days });
      }),
      mock('redeemLoyaltyPremium', 422, 'reward.error.startdatenotallowed'),
    ],
  });
  const redeem = page.getByRole('button', { name: /^Redeem for/ });
  await page.getByRole('radio', { name: '1 January 2027' }).click();
  days = ['2026-12-01', '2027-02-01'];
  // The error refetches the possible days.
  await redeem.click();
  await expect.element(page.getByRole('radio', { name: '1 December 2026' })).toBeChecked();
  await redeem.click();
  await expect
    .poll(() => sent.filter(({ call }) => call.endsWith('/redeem')).map(({ body }) => body))
    .toEqual([
      { assignmentId: 98106, rewardStartDate: '2027-01-01' },
      { assignmentId: 98106, rewardStartDate: '2026-12-01' },
    ]);
});
