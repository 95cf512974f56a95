import { mock } from '@studio-portal/sdk/msw';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MyBookingsRoute } from './MyBookingsRoute.tsx';
import { show } from '../../testing/show.tsx';

/** The bookings of the example, at any time still to be canceled. */
const cancelable = http.get('*/v1/aggregated/calendaritems/current', async ({ request }) => {
  const answer = await getResponse([mock('listMyCurrentCalendarItems')], request);
  const items: CalendarItem[] = await answer?.json();
  return HttpResponse.json(
    items.map((item) => ({ ...item, cancelableUntil: '2126-11-26T15:00:00+01:00' })),
  );
});

test('the focus waits at its button while the rule is asked for, and is there again when the booking is kept', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await show(<MyBookingsRoute />, {
    member: true,
    // Then the example is answered.
    answers: [cancelable, http.get('*/cancelationruleinfo', () => promise)],
  });
  const cancel = page.getByRole('button', { name: /^Cancel booking/ }).first();
  await cancel.click();
  await expect.element(cancel).toHaveAttribute('aria-busy', 'true');
  // A button that is disabled loses the focus with the next picture.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  await expect.element(cancel).toHaveFocus();
  resolve(undefined);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cancel).toHaveFocus();
});
