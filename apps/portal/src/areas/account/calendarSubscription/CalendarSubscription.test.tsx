import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pendingNotices } from '../../../lib/browser/notices.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { CalendarSubscription } from './CalendarSubscription.tsx';

const webcal = `webcal://${location.host}/calendars/kq2Jm9Ew7nV3xT5cR8bYpL0aZsDfGh1u`;
const button = (name: string) => page.getByRole('button', { name });

/** Answers the state once; later requests get the default example, which is on. */
const mockOnce = (createdAt: string | null) =>
  http.get('*/v1/me/calendarsubscription', () => HttpResponse.json({ createdAt }), { once: true });

test('is off until it is turned on, and shows the address once', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(<CalendarSubscription />, { member: true, answers: [mockOnce(null)] });
  await expect.element(button('Subscribe in your calendar')).toBeVisible();
  await expect.element(button('Renew address')).not.toBeInTheDocument();
  await button('Subscribe in your calendar').click();
  await expect.element(page.getByText(webcal)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Add to calendar' }))
    .toHaveAttribute('href', webcal);
  await page.getByRole('button', { name: /^Copy/ }).click();
  expect(write).toHaveBeenCalledWith(webcal);
  expect(pendingNotices().at(-1)).toMatchObject({ type: 'success' });
  await expectAccessible();
});

test('does not show an address that was created before', async () => {
  await show(<CalendarSubscription />, { member: true });
  await expect.element(page.getByText('On since', { exact: false })).toBeVisible();
  await expect.element(page.getByText('webcal:', { exact: false })).not.toBeInTheDocument();
});

test('says before renewing that the old address stops working', async () => {
  await show(<CalendarSubscription />, { member: true });
  await button('Renew address').click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText('The old address stops working', { exact: false }))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Renew address' }).click();
  await expect.element(page.getByText(webcal)).toBeVisible();
});

test('forgets the shown address when it is turned off', async () => {
  await show(<CalendarSubscription />, {
    member: true,
    answers: [
      mockOnce('2026-11-02T08:15:00Z'),
      mock('getCalendarSubscription', 200, 'noCalendarSubscription'),
    ],
  });
  await button('Turn off').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect.element(button('Subscribe in your calendar')).toBeVisible();
});
