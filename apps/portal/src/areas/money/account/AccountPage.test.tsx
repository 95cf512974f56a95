import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { AccountPage } from './AccountPage.tsx';

const permissions = [
  'SELF_SERVICE',
  'CUSTOMER_CENTER',
  'CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED',
] as const;

const entry = (dueDate: string, amount: number, balance: number) => ({
  type: 'CLAIM',
  name: `Charge of ${dueDate}`,
  amount: { amount, currency: 'EUR' },
  balance: { amount: balance, currency: 'EUR' },
  dueDate,
  bookedAt: null,
});

const answers = [
  mock('getAccountBalance', 200),
  overrideResponse('*/customercenter/account', (account) => ({
    ...account,
    bookingEntries: [
      entry('2020-03-04', 10, 30),
      entry('2020-02-03', -10, 20),
      entry('2020-01-02', 30, 30),
      entry('2019-12-01', -10, 0),
    ],
  })),
];

test('says since when a balance is overdue, and names the sum on the button', async () => {
  await show(<AccountPage />, { member: true, permissions, answers });
  await expect.element(page.getByText(/^Overdue since 2 January 2020/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Pay now – €/ }))
    .toHaveAttribute('href', expect.stringContaining('/account/balance'));
  await expectAccessible();
});

test('unfolds the newest month and that of the oldest debt, and others when asked', async () => {
  await show(<AccountPage />, { member: true, permissions, answers });
  const row = (day: string) => page.getByRole('row', { name: new RegExp(`Charge of ${day}`) });
  await expect.element(row('2020-03-04')).toBeVisible();
  await expect.element(row('2020-01-02')).toBeVisible();
  await expect.element(row('2020-02-03')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'February 2020' }).click();
  await expect.element(row('2020-02-03')).toBeVisible();
});

test('shows what the contracts charge next if they are kept', async () => {
  await show(<AccountPage />, {
    member: true,
    permissions: [...permissions, 'CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS'],
    answers: [
      ...answers,
      overrideResponse('*/outlooks', (outlooks) => ({
        ...outlooks,
        outlooks: [
          {
            choice: 'KEEP',
            endDate: '2027-02-28',
            nextPayment: {
              dueDate: '2026-12-01',
              price: { amount: 49.9, currency: 'EUR' },
              charges: [
                {
                  type: 'BASE',
                  name: 'Premium',
                  dueDate: '2026-12-01',
                  paidUntilDate: '2026-12-31',
                  price: { amount: 49.9, currency: 'EUR' },
                },
              ],
            },
            total: { amount: 598.8, currency: 'EUR' },
            pause: null,
            upgrade: null,
          },
        ],
      })),
    ],
  });
  const panel = page.getByRole('region', { name: 'Next payment on 1 December' });
  await expect.element(panel.getByText('€49.90').first()).toBeVisible();
  await expect.element(panel.getByText('Premium')).toBeVisible();
});
