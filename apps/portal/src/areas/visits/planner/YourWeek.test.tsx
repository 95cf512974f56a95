import { configureSdk } from '@studio-portal/sdk';
import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, dayInZone } from '../../../lib/dates/dates.ts';
import { appointment } from '../../../testing/courseAppointment.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { unlimitedOption } from '../../../testing/unlimitedOption.ts';
import { YourWeek } from './YourWeek.tsx';

const today = dayInZone('Europe/Berlin');

/** Class at 18:00 UTC some days from now, which an option covers. */
const classIn = (days: number) => {
  const day = addDays(today, days);
  const startDateTime = `${day}T18:00:00Z`;
  const { course, slot } = appointment({ id: days, name: `Class ${days}` });
  const own = {
    ...slot,
    startDateTime,
    endDateTime: `${day}T19:00:00Z`,
    earliestBookingDateTime: null,
    latestBookingDateTime: null,
    cancelableUntil: startDateTime,
    studio: { id: 1001, name: 'Northside Mitte', zoneId: 'Europe/Berlin' },
  };
  return { ...course, benefitBookingOptionType: 'FREE_USAGE', slots: [own] };
};

const classes = http.get('*/v2/bookableitems/courses/with-canceled', () =>
  HttpResponse.json([classIn(1), classIn(3)]),
);

const pack = http.get('*/v1/bookingoptions/withoffers', () =>
  HttpResponse.json({
    bookingOptions: [
      {
        ...unlimitedOption,
        id: 9,
        name: 'Pack of five',
        type: 'PURCHASED_CONTINGENT',
        remaining: 2,
        validUntil: addDays(today, 6),
      },
    ],
    offers: [],
  }),
);

const uuid = (id: number) => `5f0c9d2e-3b7a-4c61-9d8e-0a1b2c3d4e0${id}`;

/** Books all classes but the third. */
const bookAll = http.post('*/v1/calendar/bookcourse', async ({ request }) => {
  const id = (await request.clone().text()).includes('"courseAppointmentId":3') ? 3 : 1;
  if (id === 3)
    return HttpResponse.json(
      { errorCode: 'booking.error.slotfull', errorMessage: '', traceId: null, typedArgs: [] },
      { status: 409 },
    );
  return HttpResponse.json(
    {
      uuid: uuid(id),
      stream: null,
      participantStatus: 'BOOKED',
      waitingListPosition: null,
      onWaitingList: false,
    },
    { status: 201 },
  );
});

const free = [
  mock('listMyCurrentCalendarItems', 200, 'emptyList'),
  mock('listCheckinReservations', 200, 'emptyList'),
  mock('getActiveCheckin', 200, 'notCheckedIn'),
  mock('getEntranceBlock', 200, 'entranceFree'),
  mock('getPersonalCalendar', 200, 'noPersonalCalendar'),
];

afterEach(() => configureSdk({ context: () => ({}) }));

const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name},`) });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('suggests classes with reasons, books the ticked ones and undoes that', async () => {
  const { sent } = await show(<YourWeek />, {
    member: true,
    answers: [classes, pack, bookAll, ...free],
  });
  await expect.element(box('Book Class 1')).toBeChecked();
  await expect.element(box('Book Class 1')).toHaveAccessibleName(/, tomorrow 19:00/);
  await expect
    .element(page.getByText(/^2 visits of Pack of five left until/).first())
    .toBeVisible();
  await expectAccessible();
  await box('Book Class 3').click();
  await button('Book 1 class').click();
  await expect.element(page.getByText('1 of 1 date booked.')).toBeVisible();
  await expect.element(page.getByText('Booked', { exact: true })).toBeVisible();
  await expectAccessible();
  await button('Undo').click();
  await expect.element(button('Book 2 classes')).toBeVisible();
  const changes = sent.filter(({ call }) => !call.startsWith('GET'));
  expect(changes.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'DELETE']);
  expect(changes[1]?.call).toContain(uuid(1));
});

test('says why a class could not be booked, and keeps the other', async () => {
  await show(<YourWeek />, { member: true, answers: [classes, pack, bookAll, ...free] });
  await button('Book 2 classes').click();
  await expect.element(page.getByText('1 of 2 dates booked.')).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(button('Undo')).toBeVisible();
});

test('books classes that failed again, but none that is booked', async () => {
  let isDown = true;
  const { sent } = await show(<YourWeek />, {
    member: true,
    answers: [
      http.post('*/v1/calendar/bookcourse', () =>
        isDown ? HttpResponse.json({}, { status: 503 }) : undefined,
      ),
      classes,
      pack,
      bookAll,
      ...free,
    ],
  });
  await button('Book 2 classes').click();
  await expect.element(page.getByText('0 of 2 dates booked.')).toBeVisible();
  isDown = false;
  await button('Book 2 classes').click();
  await expect.element(page.getByText('1 of 2 dates booked.')).toBeVisible();
  await expect.element(button('Undo')).toBeVisible();
  await expectAccessible();
  const bookings = () => sent.filter(({ call }) => call.startsWith('POST'));
  expect(bookings()).toHaveLength(4);
  await button('Book 1 class').click();
  await expect.poll(bookings).toHaveLength(5);
  expect(bookings().at(-1)?.body).toMatchObject({ courseAppointmentId: 3 });
});

test('cancels all bookings for the same person after a switch to another one', async () => {
  let actingFor: string | undefined = 'mia';
  configureSdk({ context: () => ({ actingFor }) });
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  const cancelers: (string | null)[] = [];
  await show(<YourWeek />, {
    member: true,
    answers: [
      http.get('*/v2/bookableitems/courses/with-canceled', () =>
        HttpResponse.json([classIn(1), classIn(4)]),
      ),
      http.delete('*/v1/aggregated/calendaritems/*', ({ request }) => {
        cancelers.push(request.headers.get('X-Acting-For'));
        return answered;
      }),
      pack,
      bookAll,
      ...free,
    ],
  });
  await button('Book 2 classes').click();
  await button('Undo').click();
  await expect.poll(() => cancelers).toHaveLength(1);
  actingFor = undefined;
  answer(undefined);
  await expect.poll(() => cancelers).toEqual(['mia', 'mia']);
});

test('asks to tick a class if none is', async () => {
  const { sent } = await show(<YourWeek />, {
    member: true,
    answers: [classes, pack, bookAll, ...free],
  });
  for (const name of ['Book Class 1', 'Book Class 3']) await box(name).click();
  await button('Book classes').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('suggests nothing once it is known that bookings are refused', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const block = http.get('*/noshowpenalty/checkifentranceblocked', async () => {
    await answered;
    return HttpResponse.json({
      blockMySportsBookingUntil: `${addDays(today, 9)}T00:00:00Z`,
      entranceLockUntil: null,
    });
  });
  await show(<YourWeek />, { member: true, answers: [block, classes, pack, ...free] });
  await expect.element(button('Book 2 classes')).toBeVisible();
  answer();
  await expect.element(page.getByText('Your week')).not.toBeInTheDocument();
});

/** Answers calls about the calendar as a backend does that has one once it is saved. */
function calendarAnswers(connected: boolean) {
  let host = connected ? 'calendar.example' : null;
  const readAt = '2026-11-25T08:00:00Z';
  const toBody = () => ({ host, readAt: host && readAt });
  return [
    http.get('*/v1/me/personalcalendar', () => HttpResponse.json(toBody())),
    http.put('*/v1/me/personalcalendar', () => {
      host = 'calendar.example';
      return HttpResponse.json(toBody());
    }),
    http.delete('*/v1/me/personalcalendar', () => {
      host = null;
      return new HttpResponse(null, { status: 204 });
    }),
    // At the time of the second class.
    http.get('*/v1/me/personalcalendar/busytimes', () => {
      const day = addDays(today, 3);
      return HttpResponse.json([
        { startDateTime: `${day}T19:15:00Z`, endDateTime: `${day}T20:00:00Z` },
      ]);
    }),
  ];
}

test('suggests no class near a busy time of a calendar that is added, and removes it', async () => {
  const { sent } = await show(<YourWeek />, {
    member: true,
    answers: [classes, pack, ...calendarAnswers(false), ...free],
  });
  await expect.element(box('Book Class 3')).toBeVisible();
  await button('Add your own calendar').click();
  await page
    .getByRole('textbox', { name: 'Address of your calendar' })
    .fill('webcal://calendar.example/me.ics');
  await expectAccessible();
  await button('Add calendar').click();
  await expect.element(page.getByText('Fits your calendar at calendar.example')).toBeVisible();
  await expect.element(button('Book 1 class')).toBeVisible();
  await expect.element(box('Book Class 3')).not.toBeInTheDocument();
  await expectAccessible();
  await button('Remove your calendar').click();
  await expect.element(box('Book Class 3')).toBeVisible();
  await expect.element(button('Add your own calendar')).toBeVisible();
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).toMatchObject([
    { body: { url: 'webcal://calendar.example/me.ics' } },
  ]);
});

test('says beside the address why a calendar is not added', async () => {
  await show(<YourWeek />, {
    member: true,
    answers: [
      classes,
      pack,
      mock('savePersonalCalendar', 422, 'calendar.error.unreadable'),
      ...calendarAnswers(false),
      ...free,
    ],
  });
  await button('Add your own calendar').click();
  const address = page.getByRole('textbox', { name: 'Address of your calendar' });
  await address.fill('calendar.example');
  await button('Add calendar').click();
  await expect
    .element(address)
    .toHaveAccessibleDescription('Enter an address that begins with https:// or webcal://.');
  await address.fill('https://calendar.example/');
  await button('Add calendar').click();
  await expect.element(address).toHaveAccessibleDescription(/^This address doesn’t lead to a/);
});

test('keeps a connected calendar in reach when nothing fits beside it', async () => {
  const onlyBusy = http.get('*/v2/bookableitems/courses/with-canceled', () =>
    HttpResponse.json([classIn(3)]),
  );
  await show(<YourWeek />, {
    member: true,
    answers: [onlyBusy, pack, ...calendarAnswers(true), ...free],
  });
  await expect.element(page.getByText('This week we have no suggestion that fits.')).toBeVisible();
  await expect.element(button('Remove your calendar')).toBeVisible();
});

const historyPermissions = [
  'SELF_SERVICE',
  'CUSTOMER_CENTER',
  'CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE',
] as const;

const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

test.for([
  ['the usual hours of the member', '*/checkin/history/report'],
  ['whether people are counted', '*/utilization/reveal'],
  ['how many people usually come', '*/utilization/v2/historic'],
  ['whether a calendar is connected', '*/v1/me/personalcalendar'],
] as const)('suggests classes only once it knows %s', async ([, path]) => {
  const answered = Promise.withResolvers<undefined>();
  let isAsked = false;
  await show(<YourWeek />, {
    member: true,
    permissions: historyPermissions,
    answers: [
      http.get(path, () => {
        isAsked = true;
        // Without a response, the mock handler that follows answers.
        return answered.promise;
      }),
      classes,
      pack,
      ...free,
    ],
  });
  await expect.poll(() => isAsked).toBe(true);
  await pause();
  await expect.element(button('Book 2 classes')).not.toBeInTheDocument();
  answered.resolve(undefined);
  await expect.element(button('Book 2 classes')).toBeVisible();
});

test('suggests classes without the usual hours and numbers if they cannot be loaded', async () => {
  await show(<YourWeek />, {
    member: true,
    permissions: historyPermissions,
    answers: [
      mock('getCheckinHistoryReport', 500),
      mock('listHistoricUtilization', 500),
      classes,
      pack,
      ...free,
    ],
  });
  await expect.element(button('Book 2 classes')).toBeVisible();
});

test('loads no visits from before the first day that the studio has', async () => {
  const first = addDays(today, -5);
  const starts: (string | null)[] = [];
  await show(<YourWeek />, {
    member: true,
    permissions: historyPermissions,
    answers: [
      http.get('*/checkin/history/earliest-possible-date', () =>
        HttpResponse.json({ earliestPossibleDate: first }),
      ),
      http.get('*/checkin/history/report', ({ request }) => {
        starts.push(new URL(request.url).searchParams.get('startDate'));
      }),
      classes,
      pack,
      ...free,
    ],
  });
  await expect.element(button('Book 2 classes')).toBeVisible();
  expect(starts).toEqual([first]);
});

test('suggests nothing if it cannot load whether a calendar is connected', async () => {
  const { sent } = await show(<YourWeek />, {
    member: true,
    answers: [mock('getPersonalCalendar', 500), classes, pack, ...free],
  });
  await expect.poll(() => sent.map(({ call }) => call)).toContain('GET /v1/me/personalcalendar');
  await pause();
  await expect.element(page.getByText('Your week')).not.toBeInTheDocument();
});
