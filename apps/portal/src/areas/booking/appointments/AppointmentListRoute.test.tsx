import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { AppointmentListRoute } from './AppointmentListRoute.tsx';

const price = { state: 'FREE', money: null, benefitTrialConfigurationId: 1 };
const onlyTrials = overrideResponse('*/bookableitems/benefits', (all) =>
  Array.isArray(all) ? all.map((benefit) => ({ ...benefit, price })) : all,
);
const empty = page
  .getByRole('paragraph')
  .filter({ hasText: 'You can’t book appointments at this studio yet.' });

test('is empty if the studio offers only trial sessions and has no page for them', async () => {
  await show(<AppointmentListRoute />, { answers: [onlyTrials] });
  await expect.element(empty).toBeVisible();
});

test('lists trial sessions if the studio has a page for them', async () => {
  await show(<AppointmentListRoute />, { answers: [onlyTrials], menu: ['TRIAL_SESSION'] });
  await expect.element(page.getByRole('link', { name: 'Personal Training' })).toBeVisible();
  await expect.element(empty).not.toBeInTheDocument();
});
