import { mock } from '@studio-portal/sdk/msw';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { AppointmentStudioSelectRoute } from './AppointmentStudioSelectRoute.tsx';

const at = (
  <Routes location="/901">
    <Route path=":id" element={<AppointmentStudioSelectRoute />} />
  </Routes>
);

test('links each studio that offers the appointment to its page, with its price', async () => {
  await show(at);
  await expect
    .element(page.getByText('Where would you like to book Personal Training?'))
    .toBeVisible();
  await expect
    .element(page.getByRole('listitem').getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/^\/studio\/[^/]+\/appointment\/901$/));
  await expect.element(page.getByText('€49.00').first()).toBeVisible();
  await expectAccessible();
});

test('links an unknown appointment to those of this studio', async () => {
  await show(at, { answers: [mock('getPublicBenefit', 404, 'benefit.error.notfound')] });
  await expect.element(page.getByRole('link', { name: 'View all appointments' })).toBeVisible();
});
