import { useListContracts } from '@studio-portal/sdk/api/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { ContractView } from './ContractView.tsx';

function Loaded() {
  const contract = useListContracts({ status: 'ACTIVE' }).data?.[0];
  return contract && <ContractView contract={contract} />;
}

const contract = (changes: object) =>
  overrideResponse('*/customercenter/contract', (data) =>
    Array.isArray(data) ? [{ ...data[0], ...changes }] : data,
  );
const configuration = (onlineCancelationEnabled: boolean) =>
  overrideResponse('*/customercenter/contract/configuration', (data) => ({
    ...data,
    onlineCancelationEnabled,
  }));
const note = page.getByText(/^The studio takes no cancellations online\./);

test('says how to cancel at a studio that takes no cancelations online', async () => {
  await show(<Loaded />, {
    member: true,
    answers: [contract({ cancelable: false }), configuration(false)],
  });
  await expect.element(note).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Cancel contract' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('offers the cancelation without that note where the studio takes it', async () => {
  await show(<Loaded />, {
    member: true,
    answers: [contract({ cancelable: true }), configuration(true)],
  });
  await expect.element(page.getByRole('link', { name: 'Cancel contract' })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test('omits the extension of a canceled contract', async () => {
  const noticePeriod = { term: 1, termUnit: 'MONTH' };
  const extension = { type: 'INDEFINITE', term: null, noticePeriod };
  const extensionText = page.getByText(/^Goes on until you cancel/);
  const { unmount } = await show(<Loaded />, {
    member: true,
    answers: [contract({ extension, contractEndDate: null, cancelationDate: null })],
  });
  await expect.element(extensionText).toBeVisible();
  await unmount();
  await show(<Loaded />, {
    member: true,
    answers: [
      contract({ extension, contractEndDate: '2027-03-31', cancelationDate: '2026-11-20' }),
    ],
  });
  await expect.element(page.getByText(/Ends on 31 March 2027/).first()).toBeVisible();
  await expect.element(extensionText).not.toBeInTheDocument();
});

test('says until when the contract is paused', async () => {
  const pauses = overrideResponse('*/customercenter/idleperiods', (all) =>
    Array.isArray(all) ? [{ ...all[0], state: 'ACTIVE', endDate: '2026-12-15' }] : all,
  );
  await show(<Loaded />, {
    member: true,
    off: ['IDLE_PERIODS_SPLIT'],
    permissions: ['SELF_SERVICE', 'CUSTOMER_CENTER', 'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ'],
    answers: [contract({ state: 'RUNNING' }), pauses],
  });
  await expect.element(page.getByText(/Paused until 15 December 2026/)).toBeVisible();
  const lastDay = page.getByRole('listitem').filter({ hasText: 'Last day of the pause' });
  await expect.element(lastDay.getByText('15 December 2026')).toBeVisible();
});
