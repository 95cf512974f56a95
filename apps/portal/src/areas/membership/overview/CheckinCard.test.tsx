import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { CheckinCard } from './CheckinCard.tsx';

test('tells members who are refused that they cannot enter', async () => {
  await show(<CheckinCard />, {
    member: true,
    answers: [mock('getActiveCheckin', 200, 'notLetIn')],
  });
  await expect.element(page.getByText('No entry at the moment')).toBeVisible();
  await expect.element(page.getByText('Not checked in')).not.toBeInTheDocument();
});
