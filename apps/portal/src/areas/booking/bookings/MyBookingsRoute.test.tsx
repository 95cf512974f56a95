import { configureSdk } from '@studio-portal/sdk';
import { mock } from '@studio-portal/sdk/msw';
import { InAppLinkProvider } from '@studio-portal/ui/InAppLink';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { getResponse, http, HttpResponse } from 'msw';
import { Link } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MyBookingsRoute } from './MyBookingsRoute.tsx';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { pendingNotices } from '../../../lib/browser/notices.ts';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';

/** Answers the example bookings with a cancelation deadline in the far future. */
const cancelable = http.get('*/v1/aggregated/calendaritems/current', async ({ request }) => {
  const answer = await getResponse([mock('listMyCurrentCalendarItems')], request);
  const items: CalendarItem[] = await answer?.json();
  return HttpResponse.json(
    items.map((item) => ({ ...item, cancelableUntil: '2126-11-26T15:00:00+01:00' })),
  );
});

const empty = page.getByRole('paragraph').filter({ hasText: 'You haven’t booked anything yet.' });

/** Content of the latest notice. */
const lastNotice = () => pendingNotices().at(-1)?.content;

/** Answers one booking at a studio, for a user who is also connected to studio 2001 of another chain. */
const bookedAt = (studioId: number) => [
  overrideResponse('*/v1/me/info', (user) => ({
    ...user,
    studioConnects: [
      { studioConnectId: 5001, studioId: 1001, studioName: 'Northside Mitte', tenant: 'northside' },
      { studioConnectId: 5002, studioId: 2001, studioName: 'Southside', tenant: 'southside' },
    ],
  })),
  overrideResponse('*/calendaritems/current', (items) =>
    Array.isArray(items)
      ? [{ ...items[0], studio: { id: studioId, name: 'Studio', zoneId: 'Europe/Berlin' } }]
      : items,
  ),
  mock('listMyCalendarHistory', 200, 'emptyList'),
  mock('listCheckinReservations', 200, 'emptyList'),
];

const nothing = [
  mock('listMyCurrentCalendarItems', 200, 'emptyList'),
  mock('listMyCalendarHistory', 200, 'emptyList'),
  mock('listCheckinReservations', 200, 'emptyList'),
];

afterEach(() => configureSdk({ context: () => ({}) }));

test('keeps focus on the cancel button while the rule loads and returns it when the dialog closes', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await show(<MyBookingsRoute />, {
    member: true,
    // Falls through to the example answer once resolved.
    answers: [cancelable, http.get('*/cancelationruleinfo', () => promise)],
  });
  const cancel = page.getByRole('button', { name: /^Cancel booking/ }).first();
  await cancel.click();
  await expect.element(cancel).toHaveAttribute('aria-busy', 'true');
  // A disabled button would lose focus on the next paint.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  await expect.element(cancel).toHaveFocus();
  resolve(undefined);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cancel).toHaveFocus();
});

test.for([
  ['lateWithFee', 'You’ll get €14.50 back. Fee for the late cancellation: €8.00.'],
  ['lateForfeited', 'You don’t get anything back, because free cancellation has ended.'],
] as const)('says before a late cancelation what it costs: %s', async ([example, words]) => {
  await show(<MyBookingsRoute />, {
    member: true,
    answers: [cancelable, mock('getCancelationRuleInfo', 200, example)],
  });
  await page
    .getByRole('button', { name: /^Cancel booking/ })
    .first()
    .click();
  await expect.element(page.getByRole('dialog').getByText(words, { exact: false })).toBeVisible();
});

test('says what goes back to card and voucher, before and after a cancelation', async () => {
  await show(<MyBookingsRoute />, {
    member: true,
    answers: [
      cancelable,
      mock('getCancelationRuleInfo', 200, 'cancelableWithVoucher'),
      mock('cancelMyCalendarItem', 200, 'canceledWithVoucher'),
    ],
  });
  await page
    .getByRole('button', { name: /^Cancel booking/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog)
    .toMatchTextContent(
      /You’ll get €10\.00 back\. We’ll put €4\.50 back on your voucher •••• 9XTM\./,
    );
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect
    .poll(lastNotice)
    .toBe('You’ll get €10.00 back. We’ve put €4.50 back on your voucher •••• 9XTM.');
});

test('says after a cancelation what it cost if the deadline passed while the dialog was open', async () => {
  await show(<MyBookingsRoute />, {
    member: true,
    answers: [
      cancelable,
      mock('getCancelationRuleInfo', 200, 'cancelableWithRefund'),
      http.delete('*/v1/aggregated/calendaritems/:uuid', async ({ params }) =>
        HttpResponse.json({
          uuid: params.uuid,
          canceledAt: '2026-11-26T15:01:00+01:00',
          refund: { amount: 14.5, currency: 'EUR' },
          voucherRefund: null,
          fee: { amount: 8, currency: 'EUR' },
        }),
      ),
    ],
  });
  await page
    .getByRole('button', { name: /^Cancel booking/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect
    .poll(lastNotice)
    .toBe('You’ll get €14.50 back. Fee for the late cancellation: €8.00.');
});

test.each([
  ['at any chain for the account itself', undefined, null],
  ['at the chain of the page for a family member', 'child', 'northside'],
])('loads the cancelation rule %s', async (_, actingFor, expected) => {
  const tenants: (string | null)[] = [];
  await show(<MyBookingsRoute />, {
    member: true,
    answers: [
      cancelable,
      http.get(
        '*/cancelationruleinfo',
        ({ request }) => void tenants.push(request.headers.get('X-Tenant')),
      ),
    ],
  });
  configureSdk({ context: () => ({ tenant: 'northside', actingFor }) });
  await page
    .getByRole('button', { name: /^Cancel booking/ })
    .first()
    .click();
  await expect.poll(() => tenants).toEqual([expected]);
});

test('names the start of a booking in the name of its cancel button', async () => {
  await show(<MyBookingsRoute />, { member: true, answers: [cancelable] });
  await expect
    .element(page.getByRole('button', { name: /^Cancel booking ?: Morning Yoga, .*17:00/ }).first())
    .toBeVisible();
});

test.each([
  ['of this chain', 1002, 'northside'],
  ['of another chain with a connection', 2001, 'southside'],
] as const)('links a booking at a studio %s to that studio', async (_, id, tenant) => {
  await show(
    <InAppLinkProvider component={Link}>
      <MyBookingsRoute />
    </InAppLinkProvider>,
    { member: true, answers: bookedAt(id) },
  );
  await expect
    .element(page.getByRole('link', { name: 'Morning Yoga' }))
    .toHaveAttribute(
      'href',
      expect.stringContaining(`/studio/${encodeStudioUuid({ tenant, organizationUnitId: id })}/`),
    );
});

test('does not link a booking at a studio of an unknown chain', async () => {
  await show(<MyBookingsRoute />, { member: true, answers: bookedAt(3001) });
  await expect.element(page.getByRole('heading', { name: 'Morning Yoga' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Morning Yoga' })).not.toBeInTheDocument();
});

test.each([
  [['COURSES', 'BENEFITS'], 'Find a class'],
  [['BENEFITS', 'STUDIO_EVENTS'], 'View all appointments'],
  [['STUDIO_EVENTS'], 'View all events'],
] as const)('links a user without bookings at a studio with %s to "%s"', async (menu, name) => {
  await show(<MyBookingsRoute />, { member: true, menu, answers: nothing });
  await expect.element(empty).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^(Find|View)/ })).toHaveTextContent(name);
});

test('shows no link to a disabled page if the studio offers nothing to book', async () => {
  await show(<MyBookingsRoute />, { member: true, answers: nothing });
  await expect.element(empty).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^(Find|View)/ })).not.toBeInTheDocument();
});

test('links every booking to its page and shows the deadline and price of a waiting list place', async () => {
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

/** Answers with one booking and one reserved visit on the same day, the visit first. */
const oneOfEach = [
  overrideResponse('*/calendaritems/current', (items) =>
    Array.isArray(items)
      ? [
          {
            ...items[0],
            name: 'Evening class',
            startDateTime: '2099-11-28T18:00:00+01:00',
            endDateTime: '2099-11-28T19:00:00+01:00',
            freeCancelationUntil: '2020-11-28T16:00:00+01:00',
            cancelableUntil: '2099-11-28T18:00:00+01:00',
            lateCancelation: { consequence: 'FEE', fee: { amount: 5, currency: 'EUR' } },
          },
        ]
      : items,
  ),
  overrideResponse('*/checkinreservations', (items) =>
    Array.isArray(items)
      ? [
          {
            ...items[0],
            status: 'RESERVED',
            startDateTime: '2099-11-28T07:00:00+01:00',
            endDateTime: '2099-11-28T08:30:00+01:00',
            freeCancelationUntil: '2099-11-28T06:00:00+01:00',
            cancelableUntil: '2099-11-28T06:00:00+01:00',
          },
        ]
      : items,
  ),
];

test('lists bookings and reserved visits of a day together, soonest first, with their deadlines', async () => {
  await show(<MyBookingsRoute />, { member: true, answers: oneOfEach });
  const entries = page.getByRole('list', { name: /28 November 2099/ }).getByRole('listitem');
  await expect
    .element(entries.nth(0))
    .toMatchTextContent(/Visit, 90 minutes.*Free to cancel until .*06:00/);
  await expect
    .element(entries.nth(1))
    .toMatchTextContent(/Evening class.*Cancelling now costs €5\.00/);
  await expectAccessible();
});

test('shows bookings without reserved visits that cannot be loaded, and loads them on demand', async () => {
  let fails = true;
  const failing = http.get('*/checkinreservations', () =>
    fails ? HttpResponse.json({}, { status: 400 }) : undefined,
  );
  await show(<MyBookingsRoute />, { member: true, answers: [failing, ...oneOfEach] });
  await expect.element(page.getByText('Evening class')).toBeVisible();
  await expect.element(page.getByText('Your reserved visits couldn’t be loaded.')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Visit, 90 minutes')).toBeVisible();
});

test('opens only the latest month of past bookings', async () => {
  await show(<MyBookingsRoute />, {
    member: true,
    answers: [
      overrideResponse('*/calendaritems/history', (items) =>
        Array.isArray(items)
          ? ['2025-11-26', '2025-10-26'].map((day, index) => ({
              ...items[0],
              uuid: `5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c00${index}`,
              name: `Class of ${day}`,
              participantStatus: 'NO_SHOW',
              startDateTime: `${day}T18:00:00+01:00`,
              endDateTime: `${day}T19:00:00+01:00`,
            }))
          : items,
      ),
      mock('listCheckinReservations', 200, 'emptyList'),
    ],
  });
  const past = page.getByRole('region', { name: 'Past and cancelled' });
  await expect.element(past.getByText('Class of 2025-11-26')).toBeVisible();
  await expect.element(past.getByText('Missed')).toBeVisible();
  expect(past.getByText('Class of 2025-10-26').elements()).toEqual([]);
  await past.getByText(/October 2025/).click();
  await expect.element(past.getByText('Class of 2025-10-26')).toBeVisible();
});
