import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { CompensationPage } from './CompensationPage.tsx';

const proposal = {
  status: 'REJECTED',
  premiumId: 98_603,
  name: 'A month for nothing',
  type: 'FREE_PERIOD',
  rewardPeriodFrom: '2026-12-01',
  proposedAt: '2026-11-10T12:00:00+01:00',
  grant: null,
};

const showFirst = (status: string) =>
  show(<CompensationPage />, {
    member: true,
    answers: [
      overrideResponse('*/customercenter/compensation', (all) =>
        Array.isArray(all) ? all.slice(0, 1).map((one) => ({ ...one, status, proposal })) : all,
      ),
    ],
  });

test('says in the list that the studio refused the last choice', async () => {
  await showFirst('CLAIMABLE');
  await expect.element(page.getByText(/couldn’t give you “A month.*choose another/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Choose reward/ })).toBeVisible();
});

test('asks for no other choice after the period to choose', async () => {
  await showFirst('CLAIM_PERIOD_EXPIRED');
  await expect
    .element(page.getByText('Your studio couldn’t give you “A month for nothing”.'))
    .toBeVisible();
  await expect.element(page.getByText(/choose another/)).not.toBeInTheDocument();
});
