import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { SectionsPage } from './SectionsPage.tsx';

const permissions = ['SELF_SERVICE', 'CUSTOMER_CENTER', 'CUSTOMER_CENTER_LOYALTY_PROGRAM'] as const;

const link = (name: string) => page.getByRole('link', { name });

test('lists the loyalty program by its name', async () => {
  await show(<SectionsPage />, { member: true, permissions });
  await expect.element(link('Overview')).toBeVisible();
  await expect.element(link('Northside Rewards')).toBeVisible();
});

test('omits the loyalty program at a studio without one', async () => {
  await show(<SectionsPage />, {
    member: true,
    permissions,
    answers: [mock('getLoyaltyCustomerState', 404, 'loyalty.error.noprogram')],
  });
  await expect.element(link('Overview')).toBeVisible();
  await expect.element(link('Loyalty programme')).not.toBeInTheDocument();
});
