import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { OverviewPage } from './OverviewPage.tsx';

const overview = (
  <OverviewPage>
    <p>Below</p>
  </OverviewPage>
);

test('shows the next booking above the children', async () => {
  const later = { name: 'Later', startDateTime: '2026-11-28T17:00:00+01:00' };
  await show(overview, {
    member: true,
    answers: [
      mock('listCheckinReservations', 200, 'emptyList'),
      overrideResponse('*/calendaritems/current', (items) =>
        Array.isArray(items) ? [{ ...items[0], ...later }, ...items] : items,
      ),
    ],
  });
  await expect.element(page.getByText('Morning Yoga')).toBeVisible();
  await expect.element(page.getByText('Later')).not.toBeInTheDocument();
  await expect.element(page.getByText('Below')).toBeVisible();
});
