import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { CourseListRoute } from './CourseListRoute.tsx';
import { courseRowHeight } from './courseRowHeight.ts';

const berlin = { id: 1001, name: 'Northside Mitte', zoneId: 'Europe/Berlin' };

/** Course in the wire format, in a distant year so that it never counts as past. */
const course = (id: number, name: string, hour: number, changes: object = {}) => ({
  id,
  itemType: 'COURSE',
  benefitId: null,
  courseId: id,
  name,
  description: '',
  colorHex: '#2E7D5B',
  image: null,
  category: { id: 11, name: 'Yoga' },
  bookedParticipants: 7,
  maxParticipants: 12,
  waitingListActive: true,
  waitingListParticipants: 0,
  maxWaitingListParticipants: 5,
  slots: [
    {
      startDateTime: `2126-11-26T${hour}:00:00+01:00`,
      endDateTime: `2126-11-26T${hour + 1}:00:00+01:00`,
      earliestBookingDateTime: null,
      latestBookingDateTime: null,
      cancelableUntil: `2126-11-26T${hour}:00:00+01:00`,
      lateCancelation: { consequence: 'NOT_POSSIBLE', fee: null },
      employees: [{ id: 301, displayedName: 'Trainer One', firstname: 'Trainer', lastname: 'One' }],
      locations: [{ id: 21, name: 'Room 1' }],
      studio: berlin,
      alreadyBooked: false,
      onWaitingList: false,
    },
  ],
  appointmentMeetingType: 'ON_SITE',
  benefitBookingOptionType: null,
  appointmentStatus: 'ACTIVE',
  price: {
    state: 'ONLINE_PAYMENT',
    money: { amount: 14.5, currency: 'EUR' },
    benefitTrialConfigurationId: null,
  },
  myBooking: null,
  ...changes,
});

const answer = (...courses: object[]) =>
  http.get('*/v2/bookableitems/courses/with-canceled', () => HttpResponse.json(courses));

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const address = page.getByRole('status', { name: 'address', includeHidden: true });

const list = (
  <>
    <CourseListRoute />
    <Address />
  </>
);

afterEach(() => page.viewport(1280, 800));

/** Shows the list on the day of the courses. */
const showList = (query: string, ...courses: object[]) =>
  show(list, { answers: [answer(...courses)], at: `/?day=2126-11-26${query}` });

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const chip = (name: string) => page.getByRole('button', { name, exact: true });

const dance = { category: { id: 12, name: 'Dance' } };
const full = { bookedParticipants: 12 };

test('filters by chip, updates the counts of the others and stores the choice in the address', async () => {
  await showList(
    '',
    course(1, 'Yin', 10),
    course(2, 'Flow', 18, full),
    course(3, 'Jazz', 19, dance),
  );
  await expect.element(row('Jazz')).toBeVisible();
  await chip('Yoga 2').click();
  await expect.element(row('Jazz')).not.toBeInTheDocument();
  await expect.element(address).toHaveTextContent('?day=2126-11-26&category=11');
  await expect.element(chip('Free places 1')).toBeVisible();
  await chip('Free places 1').click();
  await expect.element(row('Flow')).not.toBeInTheDocument();
  await expect.element(chip('Dance 1')).toBeVisible();
  // Links to other days keep the filters.
  await expect
    .element(page.getByRole('link', { name: /Wednesday, 27 November/ }))
    .toHaveAttribute('href', '?day=2126-11-27&category=11&free=yes');
  await expectAccessible();
});

test('counts the filters of its sheet that the address sets, and filters there by trainer and class', async () => {
  const other = [{ id: 302, displayedName: 'Trainer Two', firstname: 'Trainer', lastname: 'Two' }];
  const [slot] = course(2, 'Flow', 18).slots;
  await showList(
    '&time=evening',
    course(1, 'Yin', 10),
    course(2, 'Flow', 18, { slots: [{ ...slot, employees: other }] }),
    course(3, 'Jazz', 19),
  );
  await expect.element(row('Yin')).not.toBeInTheDocument();
  const filters = page.getByRole('button', { name: 'Filters (1)' });
  await filters.click();
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect.element(chip('Evening 2')).toHaveAttribute('aria-pressed', 'true');
  await chip('Trainer Two 1').click();
  await expect.element(chip('Show 1 class')).toBeVisible();
  await expectAccessible();
  await chip('Show 1 class').click();
  await expect.element(row('Jazz')).not.toBeInTheDocument();
  await expect.element(address).toHaveTextContent('?day=2126-11-26&time=evening&trainer=302');
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  await chip('Yin 0').click();
  await chip('Show all classes').click();
  await chip('Show 3 classes').click();
  await expect.element(row('Yin')).toBeVisible();
  await expect.element(address).toHaveTextContent('?day=2126-11-26');
});

test('says that no class of the day matches the filters and clears them', async () => {
  await showList('&category=99', course(1, 'Yin', 10));
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'No class matches your filters' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Show all classes' }).click();
  await expect.element(row('Yin')).toBeVisible();
});

test.each([
  ['the price of a class', {}, '€14.50'],
  ['that a membership pays', { benefitBookingOptionType: 'FREE_USAGE' }, 'Included'],
  [
    'that a class is free',
    { price: { state: 'FREE', money: null, benefitTrialConfigurationId: null } },
    'free',
  ],
])('shows %s beside its button', async (_what, changes, price) => {
  await showList('', course(1, 'Yin', 10, changes));
  await expect.element(row('Yin').getByText(price, { exact: true })).toBeVisible();
});

test('shows no price of a class that cannot be booked', async () => {
  const changes = { appointmentStatus: 'CANCELED' };
  await showList('', course(1, 'Yin', 10, changes));
  await expect.element(row('Yin').getByText('Cancelled', { exact: true })).toBeVisible();
  await expect.element(row('Yin').getByText('€14.50')).not.toBeInTheDocument();
});

test('shows four classes of 92 pixels on a phone', async () => {
  await page.viewport(390, 844);
  await showList('', ...[10, 11, 12, 13].map((hour) => course(hour, `Class ${hour}`, hour)));
  await expect.element(row('Class 13')).toBeVisible();
  const heights = page
    .getByRole('listitem')
    .elements()
    .map((one) => one.getBoundingClientRect().height);
  for (const height of heights) expect(height).toBe(courseRowHeight);
});

test('renders thousands of courses incrementally', async () => {
  const thousands = Array.from({ length: 2000 }, (_, index) =>
    course(index + 1, `Nr ${index + 1}.`, 10),
  );
  await showList('', ...thousands);
  await expect.element(row('Nr 1.')).toBeVisible();
  const rows = () => page.getByRole('listitem').elements().length;
  const atFirst = rows();
  expect(atFirst).toBeLessThan(60);
  page
    .getByRole('button', { name: /^Show [\d,]+ more classes$/ })
    .element()
    .scrollIntoView();
  await expect.poll(rows).toBeGreaterThan(atFirst);
  expect(rows()).toBeLessThan(200);
});

const day = (name: string) => page.getByRole('region', { name });

test('shows the week side by side on a wide screen and the list on a phone', async () => {
  await showList('&view=week', course(1, 'Yin', 10), course(2, 'Flow', 18, full));
  const tuesday = day('Tue 26 Nov');
  await expect
    .element(tuesday.getByRole('link', { name: 'Yin' }))
    .toHaveAttribute('href', expect.stringMatching(/course\/1$/));
  await expect
    .element(page.getByRole('heading').getByRole('link', { name: 'Wed 27 Nov' }))
    .toHaveAttribute('href', '?day=2126-11-27');
  await expectAccessible();
  await page.viewport(390, 800);
  await expect.element(tuesday).not.toBeInTheDocument();
  await expect.element(row('Yin')).toBeVisible();
  await page.viewport(1280, 800);
  // Before the layout settles, the forced click would land on the phone's position of the control.
  await expect.element(tuesday).toBeVisible();
  await page.getByRole('radio', { name: 'Day' }).click({ force: true });
  await expect.element(address).toHaveTextContent('?day=2126-11-26');
});

test('opens a class beside the week and returns the focus to it', async () => {
  await showList('&view=week', course(50_001, 'Morning Yoga', 10));
  const link = row('Morning Yoga').getByRole('link');
  await link.click();
  const sheet = page.getByRole('dialog', { name: 'Morning Yoga' });
  await expect.element(sheet.getByText('With', { exact: true })).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect
    .element(sheet.getByRole('link', { name: 'View details' }))
    .toHaveAttribute('href', expect.stringMatching(/course\/50001$/));
  await expect.element(address).toHaveTextContent('?day=2126-11-26&view=week&open=50001');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(address).not.toHaveTextContent('open');
  await expect.element(link).toHaveFocus();
});

test('opens the class that the address names, and closes it without leaving the week', async () => {
  await showList('&view=week&open=50001', course(50_001, 'Morning Yoga', 10));
  const sheet = page.getByRole('dialog', { name: 'Morning Yoga' });
  await expect.element(sheet.getByText('With', { exact: true })).toBeVisible();
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(address).toHaveTextContent('?day=2126-11-26&view=week');
});

test.for(['abc', '', '0', '-1', '50001,50002'])('opens no class for the id “%s”', async (id) => {
  await showList(`&view=week&open=${id}`, course(50_001, 'Morning Yoga', 10));
  await expect.element(row('Morning Yoga')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('states the price of a class once in its sheet', async () => {
  await showList('&view=week&open=50001', course(50_001, 'Morning Yoga', 10));
  const sheet = page.getByRole('dialog', { name: 'Morning Yoga' });
  await expect.element(sheet.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect.element(sheet.getByText('Price', { exact: true })).not.toBeInTheDocument();
});

test('keeps the action of a class in view in a low window', async () => {
  await page.viewport(1280, 480);
  await showList('&view=week&open=50001', course(50_001, 'Morning Yoga', 10));
  const button = page.getByRole('dialog').getByRole('button', { name: 'Continue' });
  await expect.element(button).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 800);
});

test('follows the link of a class when the click asks for a new tab', async () => {
  await showList('&view=week', course(50_001, 'Morning Yoga', 10));
  const link = row('Morning Yoga').getByRole('link');
  await expect.element(link).toBeVisible();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // Keeps the test's browser on this page.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.element().dispatchEvent(click);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(address).toHaveTextContent('?day=2126-11-26&view=week');
});

test('draws classes of the week as high as they last and says what cannot be seen', async () => {
  const [slot] = course(1, 'Yin', 10).slots;
  const short = { slots: [{ ...slot, endDateTime: '2126-11-26T10:30:00+01:00' }] };
  await showList('&view=week', course(1, 'Yin', 10, short), course(2, 'Flow', 18, full));
  await expect.element(row('Yin')).toBeVisible();
  const height = (name: string) => row(name).element().getBoundingClientRect().height;
  expect(height('Flow') / height('Yin')).toBeCloseTo(2, 0);
  // Too low to show it, but read by screen readers.
  await expect.element(row('Yin').getByText('10:00–10:30')).toBeInTheDocument();
  await expect.element(row('Flow').getByText('Full')).toBeVisible();
});

test('marks today and the current time in the week', async () => {
  vi.setSystemTime('2026-11-25T12:17:00Z');
  const [slot] = course(1, 'Yin', 10).slots;
  const today = {
    slots: [
      {
        ...slot,
        startDateTime: '2026-11-25T10:00:00+01:00',
        endDateTime: '2026-11-25T22:00:00+01:00',
      },
    ],
  };
  await show(list, {
    at: '/?day=2026-11-25&view=week',
    answers: [answer(course(1, 'Yin', 10, today))],
  });
  await expect
    .element(page.getByRole('heading', { name: 'Wed 25 Nov' }))
    .toHaveAttribute('aria-current', 'date');
  await expect.element(page.getByText('13:17')).toBeVisible();
});

test('marks the current time in the week after the last class of today', async () => {
  await show(list, {
    at: '/?day=2026-11-25&view=week',
    answers: [answer(course(1, 'Morning Yoga', 10, at('2026-11-27', 10)))],
  });
  await expect.element(page.getByText('13:00')).toBeVisible();
});

/** Answers with a canceled class and its next date. */
const canceledAnswers = () => {
  const canceled = course(1, 'Yin', 10, { appointmentStatus: 'CANCELED' });
  const slots = canceled.slots.map((slot) => ({
    ...slot,
    startDateTime: '2126-12-03T10:00:00+01:00',
    endDateTime: '2126-12-03T11:00:00+01:00',
  }));
  const next = {
    courseId: 1,
    name: 'Yin',
    description: '',
    category: null,
    image: null,
    upcomingAppointment: course(7, 'Yin', 10, { courseId: 1, slots }),
  };
  return [
    answer(canceled, course(2, 'Flow', 18)),
    http.get('*/public/v2/bookableitems/courses/with-upcoming-appointment', () =>
      HttpResponse.json([next]),
    ),
  ];
};

test('shows a canceled class with its next date in the list', async () => {
  await show(<CourseListRoute />, { at: '/?day=2126-11-26', answers: canceledAnswers() });
  const name = row('Yin').getByRole('link', { name: /^Yin ?: Cancelled$/ });
  await expect.element(name).toHaveAttribute('href', expect.stringMatching(/course\/1$/));
  const struck = row('Yin').getByText('Yin', { exact: true }).first().element();
  expect(getComputedStyle(struck).textDecorationLine).toBe('line-through');
  const nextDate = row('Yin').getByRole('link', { name: /^Next date: .*, 10:00.*: Yin$/ });
  await expect.element(nextDate).toHaveAttribute('href', expect.stringMatching(/course\/7$/));
  // The link of the whole row does not cover it.
  const box = nextDate.element().getBoundingClientRect();
  expect(document.elementFromPoint(box.left + 4, box.top + 4)?.closest('a')).toBe(
    nextDate.element(),
  );
  await expect.element(row('Flow').getByText(/Next date/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('does not count canceled classes of a day', async () => {
  await showList(
    '',
    course(1, 'Yin', 10, { appointmentStatus: 'CANCELED' }),
    course(2, 'Flow', 18),
  );
  await expect
    .element(page.getByRole('link', { name: /26 November 2126, 1 class$/ }))
    .toBeVisible();
});

test('lists courses of another studio and links to its pages', async () => {
  const isar = { id: 1002, name: 'Northside Hafen', zoneId: 'Europe/Berlin' };
  const [slot] = course(9, 'Jazz', 11).slots;
  const there = course(9, 'Jazz', 11, { slots: [{ ...slot, studio: isar }] });
  const both = http.get('*/public/v2/bookableitems/courses/with-canceled', ({ request }) =>
    HttpResponse.json(
      new URL(request.url).searchParams.get('organizationUnitId') === '1002'
        ? [there]
        : [course(1, 'Yin', 10)],
    ),
  );
  await show(<CourseListRoute />, { answers: [both], at: '/?day=2126-11-26&studio=1002&studio=7' });
  await expect.element(row('Jazz').getByText('Northside Hafen')).toBeVisible();
  await expect.element(row('Yin').getByText('Northside Mitte')).toBeVisible();
  await expect
    .element(row('Jazz').getByRole('link', { name: 'Jazz', exact: true }))
    .toHaveAttribute('href', `/studio/${btoa('northside:1002')}/course/9`);
  await expectAccessible();
});

test('counts down the last hour before booking opens, then offers to book', async () => {
  const opens = '2026-11-25T12:30:00Z';
  const [slot] = course(1, 'Yin', 10).slots;
  const soon = course(1, 'Yin', 10, { slots: [{ ...slot, earliestBookingDateTime: opens }] });
  await showList('', soon);
  await expect.element(row('Yin').getByText(/^Opens in 29:\d\d$/)).toBeVisible();
  vi.setSystemTime(opens);
  await expect.element(row('Yin').getByRole('link', { name: /^Book/ })).toBeVisible();
});

test('filters by room, and offers rooms without a class in the week', async () => {
  const inRoom = (id: number, name: string, room: object) => {
    const one = course(id, name, 10);
    return { ...one, slots: one.slots.map((slot) => ({ ...slot, locations: [room] })) };
  };
  await show(list, {
    at: '/?day=2126-11-26',
    answers: [
      answer(
        inRoom(1, 'Yin', { id: 21, name: 'Room 1' }),
        inRoom(2, 'Spin', { id: 22, name: 'Room 2' }),
      ),
      http.get('*/appointmentfilter/course', () =>
        HttpResponse.json({
          categories: [],
          employees: [],
          locations: [21, 22, 23].map((id) => ({ id, name: `Room ${id - 20}` })),
        }),
      ),
    ],
  });
  await chip('Filters').click();
  await expect.element(chip('Room 3 0')).toBeVisible();
  await chip('Room 2 1').click();
  await chip('Show 1 class').click();
  await expect.element(address).toHaveTextContent('?day=2126-11-26&room=22');
  await expect.element(row('Spin')).toBeVisible();
  await expect.element(row('Yin')).not.toBeInTheDocument();
});

test('links from a day without classes to the next free place', async () => {
  await show(list, {
    at: '/?day=2126-11-12',
    answers: [
      answer(),
      http.get('*/course/nextavailable', () => HttpResponse.json([course(1, 'Yin', 10)])),
    ],
  });
  await expect
    .element(page.getByRole('link', { name: /^Next free place: Tuesday.* 26 November/ }))
    .toHaveAttribute('href', expect.stringContaining('2126-11-26'));
  await expect.element(page.getByRole('link', { name: 'Next week' }).last()).toBeVisible();
  await expectAccessible();
});

const at = (day: string, hour: number, changes: object = {}) => ({
  slots: course(0, '', hour).slots.map((slot) => ({
    ...slot,
    startDateTime: `${day}T${hour}:00:00+01:00`,
    endDateTime: `${day}T${hour + 1}:00:00+01:00`,
    ...changes,
  })),
});

test('names no next free place if an earlier day has one', async () => {
  const { countFetching } = await show(list, {
    at: '/?day=2126-11-28',
    answers: [
      answer(),
      http.get('*/course/nextavailable', () =>
        HttpResponse.json([course(1, 'Yin', 10), course(2, 'Flow', 10, at('2126-12-20', 10))]),
      ),
    ],
  });
  await expect.element(page.getByRole('link', { name: 'Next week' }).last()).toBeVisible();
  await expect.poll(countFetching).toBe(0);
  await expect.element(page.getByRole('link', { name: /^Next free/ })).not.toBeInTheDocument();
});

test('opens on the first day with a course to come, if those of today are over', async () => {
  const answers = [
    answer(
      course(1, 'Morning Yoga', 10, at('2026-11-25', 10)),
      course(2, 'Yin Yoga', 10, at('2026-11-27', 10)),
    ),
  ];
  await show(list, { answers });
  await expect.element(row('Yin Yoga')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Friday 27 November' })).toBeVisible();
  await expect.element(row('Morning Yoga')).not.toBeInTheDocument();
});

test('collapses the courses of today once all are over, and links to the next day', async () => {
  const answers = [
    answer(
      course(1, 'Morning Yoga', 10, at('2026-11-25', 10)),
      course(2, 'Yin Yoga', 10, at('2026-11-27', 10)),
    ),
  ];
  await show(list, { answers, at: '/?day=2026-11-25' });
  await expect
    .element(page.getByRole('link', { name: /^Friday 27 November, 1/ }))
    .toHaveAttribute('href', '/?day=2026-11-27');
  await expect.element(row('Morning Yoga')).not.toBeInTheDocument();
  await page.getByText('Earlier today (1)').click();
  await expect.element(row('Morning Yoga')).toBeVisible();
  await expectAccessible();
});

test('opens on the first day with a course to book, if booking for those of today has closed', async () => {
  const closed = { latestBookingDateTime: '2026-11-25T08:00:00+01:00' };
  const answers = [
    answer(
      course(1, 'Power Yoga', 20, at('2026-11-25', 20, closed)),
      course(2, 'Yin Yoga', 10, at('2026-11-27', 10)),
    ),
  ];
  await show(list, { answers });
  await expect.element(row('Yin Yoga')).toBeVisible();
  await expect.element(row('Power Yoga')).not.toBeInTheDocument();
});

test('opens on the next day with a free place, if the courses of this week are over', async () => {
  await show(list, {
    answers: [
      answer(course(1, 'Morning Yoga', 10, at('2026-11-25', 10))),
      http.get('*/course/nextavailable', () =>
        HttpResponse.json([course(3, 'Reformer', 10, at('2026-12-03', 10))]),
      ),
    ],
  });
  await expect
    .element(page.getByRole('link', { name: /3 December/ }).first())
    .toHaveAttribute('aria-current', 'true');
});

const membersOnly = {
  price: { state: 'MEMBER_ONLY', money: null, benefitTrialConfigurationId: null },
};
const book = (name: string) => row(name).getByRole('link', { name: /^Book/ });

test('tells apart the buttons of two classes with the same name by their start', async () => {
  await showList('', course(1, 'Yin', 10), course(2, 'Yin', 18));
  await expect.element(page.getByRole('link', { name: /^Book ?: Yin, .*10:00/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Book ?: Yin, .*18:00/ })).toBeVisible();
});

test('says once why a member cannot book, in place of the buttons', async () => {
  await show(list, {
    member: true,
    answers: [
      answer(course(1, 'Yin', 10), course(2, 'Barre', 12, full)),
      mock('getEntranceBlock', 200, 'entranceBlocked'),
    ],
    at: '/?day=2126-11-26',
  });
  await expect.element(page.getByText('You can’t book at the moment')).toBeVisible();
  await expect.element(page.getByText(/so you can’t book until/)).toBeVisible();
  await expect.element(row('Yin').getByRole('link', { name: 'Yin' })).toBeVisible();
  await expect.element(book('Yin')).not.toBeInTheDocument();
  await expect
    .element(row('Barre').getByRole('link', { name: /waiting list/ }))
    .not.toBeInTheDocument();
  await expectAccessible();
});

test('offers members who are denied entry only classes that can be paid for', async () => {
  await show(list, {
    member: true,
    answers: [
      answer(course(1, 'Yin', 10), course(2, 'Barre', 12, membersOnly)),
      mock('getEntranceBlock', 200, 'entranceFree'),
      mock('getAccessBlock', 200, 'accessFree'),
      mock('getAccessRefusalStatus', 200, 'accessRefused'),
      overrideResponse('*/checkin/active', (active) => ({ ...active, refusal: 'ACCESS_REFUSED' })),
    ],
    at: '/?day=2126-11-26',
  });
  await expect.element(page.getByText('You can’t enter the studio at the moment')).toBeVisible();
  await expect.element(book('Yin')).toBeVisible();
  await expect.element(book('Barre')).not.toBeInTheDocument();
});
