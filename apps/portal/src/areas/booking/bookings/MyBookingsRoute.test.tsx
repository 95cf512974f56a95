import { mock } from '@studio-portal/sdk/msw';
import { InAppLinkProvider } from '@studio-portal/ui/InAppLink';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { getResponse, http, HttpResponse } from 'msw';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MyBookingsRoute } from './MyBookingsRoute.tsx';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';

/** The bookings of the example, at any time still to be canceled. */
const cancelable = http.get('*/v1/aggregated/calendaritems/current', async ({ request }) => {
  const answer = await getResponse([mock('listMyCurrentCalendarItems')], request);
  const items: CalendarItem[] = await answer?.json();
  return HttpResponse.json(
    items.map((item) => ({ ...item, cancelableUntil: '2126-11-26T15:00:00+01:00' })),
  );
});

const empty = page.getByRole('paragraph').filter({ hasText: 'You haven’t booked anything yet.' });

const nothing = [
  mock('listMyCurrentCalendarItems', 200, 'emptyList'),
  mock('listMyCalendarHistory', 200, 'emptyList'),
];

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

test.each([
  [['COURSES', 'BENEFITS'], 'Find a class'],
  [['BENEFITS', 'STUDIO_EVENTS'], 'View all appointments'],
  [['STUDIO_EVENTS'], 'View all events'],
] as const)('with nothing booked, at a studio of %s, the way is: %s', async (menu, name) => {
  await show(<MyBookingsRoute />, { member: true, menu, answers: nothing });
  await expect.element(empty).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^(Find|View)/ })).toHaveTextContent(name);
});

test('with nothing booked, at a studio that offers nothing to book, no link leads to a page that is switched off', async () => {
  await show(<MyBookingsRoute />, { member: true, answers: nothing });
  await expect.element(empty).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^(Find|View)/ })).not.toBeInTheDocument();
});

test('every booking leads to itself, and one on a waiting list says until when and for how much', async () => {
  await show(
    <InAppLinkProvider component={Link}>
      <MyBookingsRoute />
    </InAppLinkProvider>,
    {
      member: true,
      answers: [
        http.get('*/v1/aggregated/calendaritems/current', async () => {
          const answer = await getResponse(
            [mock('listCurrentCalendarItems', 200, 'calendarItemsOfAllKinds')],
            new Request(`${window.location.origin}/nox/v1/calendar/current`),
          );
          return HttpResponse.json(await answer?.json());
        }),
        mock('listMyCalendarHistory', 200, 'canceledCalendarItems'),
      ],
    },
  );
  const links = page.getByRole('link');
  await expect
    .element(links.filter({ hasText: 'Morning Yoga' }).first())
    .toHaveAttribute(
      'href',
      expect.stringMatching(/course\/50001\/success\/[0-9a-f-]+\?by=booking$/),
    );
  await expect
    .element(links.filter({ hasText: 'Trial Session' }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/appointment\/902\/success\/[0-9a-f-]+\?by=booking$/),
    );
  await expect.element(page.getByText(/A place can come up until/)).toBeVisible();
  await expect.element(page.getByText(/You only pay €14.50 if you get a place/)).toBeVisible();
  await expect.element(page.getByText(/Your visit is back on Pack of five\./)).toBeVisible();
  await expectAccessible();
});
