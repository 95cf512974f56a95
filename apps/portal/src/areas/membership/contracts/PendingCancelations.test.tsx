import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { ContractsPage } from './ContractsPage.tsx';

/** Answers with two contracts, so that the page lists them. */
const contracts = overrideResponse('*/customercenter/contract', (data) =>
  Array.isArray(data) ? [data[0], { ...data[0], id: 2, name: 'Second' }] : data,
);
const pending = page.getByRole('region', { name: 'Cancelled, but still running' });

test('lists cancelations that have not taken effect, with links to their contracts', async () => {
  await show(<ContractsPage status="ACTIVE" />, {
    member: true,
    answers: [contracts, mock('listPendingCancelations', 200, 'pendingModuleCancelations')],
  });
  const link = pending.getByRole('link', { name: /^Drinks/ });
  await expect.element(link).toMatchTextContent('20 November 2026');
  await expect.element(link).toMatchTextContent('28 February 2027');
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('?contract=93101'));
  await expectAccessible();
});

test('lists none if nothing is canceled, and none on the list of past contracts', async () => {
  const none = mock('listPendingCancelations', 200, 'emptyList');
  const first = await show(<ContractsPage status="ACTIVE" />, {
    member: true,
    answers: [contracts, none],
  });
  await expect
    .poll(() => first.sent.map(({ call }) => call).join())
    .toContain('/pendingcancelation');
  await expect.poll(first.countFetching).toBe(0);
  await expect.element(pending).not.toBeInTheDocument();
  await first.unmount();
  const { sent } = await show(<ContractsPage status="INACTIVE" />, {
    member: true,
    answers: [contracts],
  });
  await expect.element(page.getByRole('link', { name: /^Second/ })).toBeVisible();
  expect(sent.filter(({ call }) => call.endsWith('/pendingcancelation'))).toEqual([]);
});
