import { mock } from '@studio-portal/sdk/msw';
import { Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { show } from '../../testing/show.tsx';
import { TrialConfirmRoute, TrialSuccessRoute } from './trialSessionRoutes.tsx';

const uuid = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad101';

const Address = () => <p role="status">{useLocation().pathname}</p>;

const confirming = (
  <>
    <Routes location={`/902/confirm/${uuid}`}>
      <Route path=":id/confirm/:checkoutUuid" element={<TrialConfirmRoute />} />
    </Routes>
    <Address />
  </>
);

const confirm = page.getByRole('button', { name: 'Confirm booking' });

test('the link of the mail books nothing by being followed; its button does', async () => {
  const { sent } = await show(confirming);
  await expect.element(confirm).toBeVisible();
  await expectAccessible();
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await confirm.click();
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContain(`POST /nox/public/v1/benefit-trial/confirm/${uuid}`);
  await expect
    .element(page.getByRole('status').filter({ hasText: '/' }).last())
    .toMatchTextContent('/booking/trial-session/902/success/');
});

test.each([
  [404, 'trialsession.error.notfound', 'We couldn’t find a trial session to confirm.'],
  [409, 'trialsession.error.expired', 'You didn’t confirm in time'],
  [409, 'trialsession.error.member', 'Trial sessions are for people who aren’t members yet.'],
] as const)('a link that confirms nothing says why (%i %s)', async (status, name, text) => {
  const refused =
    status === 404
      ? mock('confirmBenefitTrial', 404, 'trialsession.error.notfound')
      : mock(
          'confirmBenefitTrial',
          409,
          name === 'trialsession.error.expired' ? name : 'trialsession.error.member',
        );
  await show(confirming, { answers: [refused] });
  await confirm.click();
  await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Book again' })).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  await expectAccessible();
});

const shown = (
  <Routes location="/902/success/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b004?by=booking">
    <Route path=":id/success/:checkoutId" element={<TrialSuccessRoute />} />
  </Routes>
);

test('what is booked can be canceled by whoever has the link', async () => {
  await show(shown, { answers: [mock('getPublicCalendarItem', 200, 'calendarItem')] });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your trial session is booked');
  await expect.element(page.getByRole('button', { name: /^Cancel booking/ })).toBeVisible();
  await expectAccessible();
});
