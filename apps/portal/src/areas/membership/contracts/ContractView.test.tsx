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
