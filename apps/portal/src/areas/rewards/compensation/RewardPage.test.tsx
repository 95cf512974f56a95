import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { RewardPage } from './RewardPage.tsx';

const proposal = (status: string) => ({
  status,
  premiumId: 98_603,
  name: 'A month for nothing',
  type: 'FREE_PERIOD',
  rewardPeriodFrom: '2026-12-01',
  proposedAt: '2026-11-10T12:00:00+01:00',
  grant: null,
});

/**
 * Shows the rewards for the first compensation of the API description's example, with the given
 * earlier choice.
 */
async function showWithProposal(before: object | null) {
  await show(<RewardPage id={98_501} />, {
    member: true,
    answers: [
      overrideResponse('*/customercenter/compensation', (all) =>
        Array.isArray(all)
          ? all.map((one, index) => (index === 0 ? { ...one, proposal: before } : one))
          : all,
      ),
    ],
  });
  await expect.element(page.getByRole('heading', { name: 'Closed for repairs' })).toBeVisible();
  await expect.element(page.getByRole('button').last()).toBeVisible();
}

const refusal = page.getByText(/^Your studio couldn’t give you “A month for nothing”/);

test.for(['REJECTED', 'ERROR'])('says that the last choice is %s', async (status) => {
  await showWithProposal(proposal(status));
  await expect.element(refusal).toBeVisible();
});

test.for([null, proposal('ACCEPTED')])('shows no refusal after %j', async (before) => {
  await showWithProposal(before);
  await expect.element(refusal).not.toBeInTheDocument();
});
