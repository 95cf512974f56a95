import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { AccessNotice } from './AccessNotice.tsx';

const allowed = [
  mock('getAccessRefusalStatus', 200, 'accessAllowed'),
  mock('getEntranceBlock', 200, 'entranceFree'),
  mock('getAccessBlock', 200, 'accessFree'),
  mock('getActiveCheckin', 200, 'notCheckedIn'),
];
const customerCenter = ['SELF_SERVICE', 'CUSTOMER_CENTER'] as const;

const refuse = (refusal: string) =>
  overrideResponse('*/checkin/active', (active) => ({ ...active, refusal, code: null }));

const button = (name: string) => page.getByRole('link', { name });

test('renders nothing for members who may enter and book', async () => {
  const { sent, countFetching } = await show(<AccessNotice />, { member: true, answers: allowed });
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContain('GET /nox/v1/noshowpenalty/isaccessblocked');
  await expect.poll(countFetching).toBe(0);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('offers to pay an unpaid balance and to message the studio', async () => {
  await show(<AccessNotice />, {
    member: true,
    permissions: [...customerCenter, 'CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED'],
    answers: [
      overrideResponse('*/account/balance', (account) => ({
        ...account,
        balance: { amount: 23.4, currency: 'EUR' },
      })),
      mock('getAccessRefusalStatus', 200, 'accessRefused'),
      ...allowed,
    ],
  });
  await expect.element(page.getByText(/unpaid balance; the block ends/)).toBeVisible();
  await expect
    .element(button('Pay €23.40'))
    .toHaveAttribute('href', expect.stringContaining('/selfservice/account/balance'));
  await expect
    .element(button('Message the studio'))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:.+\?subject=My%20access%20to%20/));
  await expectAccessible();
});

test('offers only remedies that the member may open', async () => {
  await show(<AccessNotice />, {
    member: true,
    answers: [mock('getAccessRefusalStatus', 200, 'accessRefused'), ...allowed],
  });
  await expect.element(button('Message the studio')).toBeVisible();
  await expect.element(button('Pay')).not.toBeInTheDocument();
});

const pause = (cancelable: boolean) =>
  overrideResponse('*/customercenter/idleperiods', (all) =>
    Array.isArray(all)
      ? all.map((one) => ({ ...one, state: 'ACTIVE', endDate: '2026-12-05', cancelable }))
      : all,
  );
const seesPauses = [...customerCenter, 'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ'] as const;

test('offers no payment where the studio is not paid online', async () => {
  await show(<AccessNotice />, {
    member: true,
    permissions: [...customerCenter, 'CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED'],
    answers: [
      overrideResponse('*/account/balance', (account) => ({ ...account, payable: false })),
      mock('getAccessRefusalStatus', 200, 'accessRefused'),
      ...allowed,
    ],
  });
  await expect.element(button('Message the studio')).toBeVisible();
  await expect.element(button('Pay')).not.toBeInTheDocument();
});

test('names the last day of a pause and asks the studio to end it', async () => {
  await show(<AccessNotice />, {
    member: true,
    permissions: seesPauses,
    answers: [pause(false), refuse('CONTRACT_PAUSED'), ...allowed],
  });
  await expect
    .element(page.getByText(/Your contract is paused until 5 December 2026/))
    .toBeVisible();
  await expect
    .element(button('Message the studio'))
    .toHaveAttribute('href', expect.stringContaining('subject=Please%20end%20my%20pause'));
  await expect.element(button('End the pause')).not.toBeInTheDocument();
});

test('leads to a pause that the member can end', async () => {
  await show(<AccessNotice />, {
    member: true,
    permissions: seesPauses,
    answers: [pause(true), refuse('CONTRACT_PAUSED'), ...allowed],
  });
  await expect
    .element(button('End the pause'))
    .toHaveAttribute('href', expect.stringContaining('/selfservice/idleperiods'));
});

test('says when a contract begins instead of selling another', async () => {
  await show(<AccessNotice />, {
    member: true,
    menu: ['CONTRACT'],
    permissions: [...customerCenter, 'CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS'],
    answers: [
      overrideResponse('*/customercenter/contract', (all) =>
        Array.isArray(all)
          ? all.map((one) => ({
              ...one,
              state: 'UPCOMING',
              contractStartDateOfUse: '2026-12-05',
            }))
          : all,
      ),
      refuse('NO_CONTRACT'),
      ...allowed,
    ],
  });
  await expect.element(page.getByText('Your membership starts on 5 December 2026.')).toBeVisible();
  await expect.element(button('See memberships')).not.toBeInTheDocument();
});

test('asks for a contract at the entrance, not where visits are for sale', async () => {
  const answers = [refuse('NO_CONTRACT'), ...allowed];
  const { unmount } = await show(<AccessNotice />, { member: true, menu: ['CONTRACT'], answers });
  await expect.element(page.getByText(/doesn’t cover entry today/)).toBeVisible();
  await expect
    .element(button('See memberships'))
    .toHaveAttribute('href', expect.stringContaining('/contract'));
  await unmount();
  const { sent, countFetching } = await show(<AccessNotice place="booking" />, {
    member: true,
    answers,
  });
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContain('GET /nox/v1/studios/1001/checkin/active');
  await expect.poll(countFetching).toBe(0);
  await expect.element(page.getByText(/doesn’t cover entry today/)).not.toBeInTheDocument();
});

test('says that missed bookings deny entry even without a known end', async () => {
  await show(<AccessNotice />, {
    member: true,
    answers: [mock('getAccessBlock', 200, 'accessBlocked'), ...allowed],
  });
  await expect.element(page.getByText(/so you can’t come in for some time/)).toBeVisible();
});

test('hides refusals by the studio, not missed bookings, without the notification feature', async () => {
  await show(<AccessNotice />, {
    member: true,
    off: ['ACCESS_REFUSAL_NOTIFICATION'],
    answers: [
      mock('getAccessRefusalStatus', 200, 'accessRefused'),
      mock('getEntranceBlock', 200, 'entranceBlocked'),
      ...allowed,
    ],
  });
  await expect.element(page.getByText(/so you can’t come in until/)).toBeVisible();
  await expect.element(page.getByText(/Your access has been blocked/)).not.toBeInTheDocument();
});

test('says that the studio refuses entry even if it does not notify', async () => {
  await show(<AccessNotice />, {
    member: true,
    off: ['ACCESS_REFUSAL_NOTIFICATION'],
    answers: [refuse('ACCESS_REFUSED'), ...allowed],
  });
  await expect.element(page.getByText('Your access is blocked.')).toBeVisible();
});

test('shows only missed bookings of the person whom the account acts for', async () => {
  const { sent } = await show(<AccessNotice isActing />, {
    member: true,
    answers: [
      http.get('*/accessrefusal/*', () => HttpResponse.error()),
      mock('getEntranceBlock', 200, 'entranceBlocked'),
    ],
  });
  await expect.element(page.getByText(/so you can’t book until/)).toBeVisible();
  expect(sent.filter(({ call }) => /accessrefusal|checkin|isaccess/.test(call))).toEqual([]);
});
