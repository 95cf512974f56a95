import { configureSdk } from '@studio-portal/sdk';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appointment } from '../../../testing/courseAppointment.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { SeriesForm } from './SeriesForm.tsx';

/** Booked course in the distant future. */
const first = appointment(
  { courseId: 401, name: 'Yin' },
  {
    startDateTime: new Date('2126-11-26T17:00:00Z'),
    endDateTime: new Date('2126-11-26T18:00:00Z'),
    studio: { id: 1001, name: 'Northside Mitte', zoneId: 'Europe/Berlin' },
  },
);

/** Later date of the course, in the wire format. */
const week = (id: number, day: string, changes: object = {}) => {
  const { course, slot } = appointment({ courseId: 401, name: 'Yin', id, ...changes });
  const startDateTime = `${day}T18:00:00+01:00`;
  const own = {
    ...slot,
    startDateTime,
    endDateTime: `${day}T19:00:00+01:00`,
    earliestBookingDateTime: null,
    latestBookingDateTime: null,
    cancelableUntil: startDateTime,
    studio: first.slot.studio,
  };
  return { ...course, slots: [own] };
};

const option = { id: 9, name: 'Course flat', type: 'FLAT_CONTINGENT', valid: true };
const bookedItem = {
  uuid: '5f0c9d2e-3b7a-4c61-9d8e-0a1b2c3d4e5f',
  stream: null,
  participantStatus: 'BOOKED',
  waitingListPosition: null,
  onWaitingList: false,
};

/** Answers with an option that is valid only for the given appointments. */
const covers = (...ids: string[]) =>
  http.get('*/v1/bookingoptions/withoffers', ({ request }) => {
    const id = new URL(request.url).searchParams.get('courseAppointmentId') ?? '';
    const valid = ids.includes(id);
    const invalidReason = valid ? null : 'USED_UP';
    const bookingOptions = [
      {
        ...option,
        valid,
        invalidReason,
        remaining: null,
        validFrom: null,
        validUntil: null,
        limit: null,
        renewsOn: null,
      },
    ];
    return HttpResponse.json({ bookingOptions, offers: [] });
  });

const weeks = http.get('*/v2/bookableitems/courses', () =>
  HttpResponse.json([
    week(2, '2126-12-03'),
    week(3, '2126-12-10', { bookedParticipants: 10 }),
    week(4, '2126-12-17'),
  ]),
);

afterEach(() => configureSdk({ context: () => ({}) }));

const box = (day: string) => page.getByRole('checkbox', { name: new RegExp(day) });
const submit = (name: string) => page.getByRole('button', { name, exact: true });

test('books each ticked date separately, shows its result and lets a failed one be retried', async () => {
  let isFull = true;
  const answers = [
    weeks,
    covers('2', '3'),
    http.post('*/v1/calendar/bookcourse', async ({ request }) =>
      (await request.clone().text()).includes('"courseAppointmentId":3') && isFull
        ? HttpResponse.json(
            {
              errorCode: 'booking.error.waitinglistfull',
              errorMessage: 'Full',
              traceId: null,
              typedArgs: [],
            },
            { status: 409 },
          )
        : HttpResponse.json(bookedItem, { status: 201 }),
    ),
  ];
  const { sent } = await show(<SeriesForm appointment={first} />, { member: true, answers });
  await expect.element(box('10 Dec')).toBeVisible();
  await expect.element(box('10 Dec.*Waiting list')).toBeVisible();

  await submit('Book dates').click();
  await expect.element(page.getByText('Choose at least one date.')).toBeVisible();
  for (const day of ['3 Dec', '10 Dec', '17 Dec']) await box(day).click();
  await expectAccessible();
  await submit('Book 3 dates').click();
  await expect.element(page.getByText('1 of 3 dates booked.')).toBeVisible();
  await expect.element(page.getByText('Booked', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('Not booked: no membership or pass of yours covers this date.'))
    .toBeVisible();
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { courseAppointmentId: 2, bookingOptionId: 9, joinWaitingList: false },
    { courseAppointmentId: 3, bookingOptionId: 9, joinWaitingList: true },
  ]);

  isFull = false;
  await box('17 Dec').click();
  await submit('Book 1 date').click();
  await expect.element(page.getByText('2 of 3 dates booked.')).toBeVisible();
  await expectAccessible();
});

test('says that dates are loading until they arrive', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const late = http.get('*/v2/bookableitems/courses', async () => {
    await answered;
    return HttpResponse.json([week(2, '2126-12-03')]);
  });
  await show(<SeriesForm appointment={first} />, { member: true, answers: [late] });
  await expect.element(page.getByText('Looking for the next dates…')).toBeVisible();
  answer();
  await expect.element(box('3 Dec')).toBeVisible();
  await expect.element(page.getByText('Looking for the next dates…')).not.toBeInTheDocument();
});

test('says that there are no further dates', async () => {
  const none = http.get('*/v2/bookableitems/courses', () => HttpResponse.json([]));
  await show(<SeriesForm appointment={first} />, { member: true, answers: [none] });
  await expect.element(page.getByText(/^There are no further dates/)).toBeVisible();
});

test('books all dates for the same person after a switch to another one', async () => {
  let actingFor: string | undefined = 'mia';
  configureSdk({ context: () => ({ actingFor }) });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const bookers: (string | null)[] = [];
  const book = http.post('*/v1/calendar/bookcourse', async ({ request }) => {
    bookers.push(request.headers.get('X-Acting-For'));
    await answered;
    return HttpResponse.json(bookedItem, { status: 201 });
  });
  await show(<SeriesForm appointment={first} />, {
    member: true,
    answers: [weeks, covers('2', '3'), book],
  });
  for (const day of ['3 Dec', '10 Dec']) await box(day).click();
  await submit('Book 2 dates').click();
  await expect.poll(() => bookers).toHaveLength(1);
  actingFor = undefined;
  answer();
  await expect.element(page.getByText('2 of 2 dates booked.')).toBeVisible();
  expect(bookers).toEqual(['mia', 'mia']);
});

test('moves the focus to the title once all dates are booked', async () => {
  const book = http.post('*/v1/calendar/bookcourse', () =>
    HttpResponse.json(bookedItem, { status: 201 }),
  );
  await show(
    <main id="content">
      <h1>Yin</h1>
      <SeriesForm appointment={first} />
    </main>,
    { member: true, answers: [weeks, covers('2', '3', '4'), book] },
  );
  for (const day of ['3 Dec', '10 Dec', '17 Dec']) await box(day).click();
  await submit('Book 3 dates').click();
  await expect.element(page.getByText('3 of 3 dates booked.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
