import { useGetMainContract } from '@studio-portal/sdk/api/contracts';
import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { endDraft } from '../../checkout/flow/endDraft.ts';
import { updateDraft } from '../../checkout/flow/flowDraft.ts';
import { storeSlot } from '../../checkout/flow/slot.ts';
import { readStored } from '../../../lib/browser/storage.ts';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { unlimitedOption } from '../../../testing/unlimitedOption.ts';
import { TrialOptionStep } from './TrialOptionStep.tsx';
import { TrialSteps } from './TrialSteps.tsx';

const slot = {
  startDateTime: '2126-11-26T10:00:00+01:00',
  endDateTime: '2126-11-26T11:00:00+01:00',
  earliestBookingDateTime: '2126-09-27T10:00:00+02:00',
  latestBookingDateTime: '2126-11-26T08:00:00+01:00',
  cancelableUntil: '2126-11-26T08:00:00+01:00',
  lateCancelation: { consequence: 'NOT_POSSIBLE', fee: null },
  employees: [{ id: 301, displayedName: 'Trainer One', firstname: 'Trainer', lastname: 'One' }],
  locations: [],
  studio: { id: 1001, name: 'Northside Mitte', zoneId: 'Europe/Berlin' },
  alreadyBooked: false,
  onWaitingList: false,
};

/** Appointment that has only this slot. */
const kind = {
  id: 902,
  itemType: 'SINGLE',
  benefitId: 902,
  name: 'Trial Session',
  description: 'An hour to get to know us.',
  colorHex: '#4C7A63',
  image: null,
  durationMinutes: 60,
  bookedParticipants: 0,
  maxParticipants: 1,
  waitingListActive: false,
  waitingListParticipants: 0,
  maxWaitingListParticipants: 0,
  appointmentMeetingType: 'ON_SITE',
  benefitBookingOptionType: null,
  appointmentStatus: 'ACTIVE',
  price: { state: 'FREE', money: null, benefitTrialConfigurationId: 1 },
  slots: [slot],
};

const times = http.get('*/benefit/902/trialsession', () => HttpResponse.json(kind));
const oneTime = (available = true) =>
  http.get('*/bookableitems/single/902', () => HttpResponse.json({ ...kind, available }));
const free = mock('getTrialSessionConfig', 200, 'freeTrialConfig');

const Address = () => <p role="status">{useLocation().pathname}</p>;

/** Renders a step in a route, which provides its parameter. */
const at = (step: number | string) => (
  <>
    <Routes location={`/${step}`}>
      <Route path=":step" element={<TrialSteps />} />
    </Routes>
    <Address />
  </>
);

/** Current path. */
const here = page.getByRole('status').filter({ hasText: '/' }).last();

const choose = () =>
  storeSlot(
    '/studio/northside%3A1001/trial-session',
    {
      earliestBookingDateTime: new Date(slot.earliestBookingDateTime),
      startDateTime: new Date(slot.startDateTime),
      endDateTime: new Date(slot.endDateTime),
    },
    { benefitId: 902, employeeId: null },
  );

const contingent = {
  ...unlimitedOption,
  id: 805,
  type: 'TRIAL_CONTINGENT',
  name: 'Trial visit',
  remaining: 1,
};
const offer = {
  id: 80_002,
  name: 'Trial for all',
  description: '',
  price: { state: 'FREE', money: null, benefitTrialConfigurationId: 1 },
  paymentMethods: [],
};

const start = '/trial-session';
const contact = {
  firstname: 'Gina',
  lastname: 'Gast',
  email: 'gina@example.org',
  phone: '+49 30 0000003',
};

const button = (name: string) => page.getByRole('button', { name });

describe('the time step', () => {
  test('describes the trial session and continues only with a time', async () => {
    await show(at(1), { answers: [free, times] });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('When would you like to come?');
    await expect.element(page.getByText(/An hour to get to know us/)).toBeVisible();
    await button('Continue').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Choose a time.');
    await expectAccessible();
    await page.getByText('10:00').click();
    await button('Continue').click();
    await expect.element(here).toMatchTextContent('/trial-session/2');
  });

  test('opens on the next day with a free time, or on the day of the address', async () => {
    const { unmount } = await show(at(1), { answers: [free, times] });
    await expect.element(page.getByRole('heading', { name: /26 November/ })).toBeVisible();
    await unmount();
    await show(at('1?day=2126-11-25'), { answers: [free, times] });
    await expect
      .element(page.getByText('No free times on this day', { exact: false }))
      .toBeVisible();
  });

  test.each(['9', '0', 'x'])('replaces the unknown step %s', async (step) => {
    await show(at(step), { answers: [free, times] });
    await expect.element(here).toMatchTextContent('/trial-session/1');
  });

  test('opens instead of a later step if no time is selected', async () => {
    await show(at(2), { answers: [free, times, oneTime()] });
    await expect.element(here).toMatchTextContent('/trial-session/1');
  });

  test('says that the studio offers no trial session', async () => {
    const answers = [mock('getTrialSessionConfig', 404, 'trialsession.error.notoffered')];
    await show(at(1), { answers });
    await expect.element(page.getByText(/doesn’t offer a trial session/)).toBeVisible();
    await expectAccessible();
  });
});

test('tells members that trial sessions are for others', async () => {
  const { sent } = await show(at(1), {
    member: true,
    menu: ['COURSES'],
    permissions: ['CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS'],
    answers: [free, times],
  });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('You’re already a member');
  await expect
    .element(page.getByRole('link', { name: 'View all classes' }))
    .toHaveAttribute('href', expect.stringMatching(/course$/));
  expect(sent.some(({ call }) => call.endsWith('/trialsession'))).toBe(false);
  await expectAccessible();
});

const mayAskForContract = {
  member: true,
  permissions: ['CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS'],
} as const;

test('opens for a user without a contract', async () => {
  const answers = [free, times, mock('getMainContract', 404)];
  await show(at(1), { ...mayAskForContract, answers });
  await expect.element(button('Continue')).toBeVisible();
});

test('does not open when it is unknown whether the user is a member, and offers to try again', async () => {
  let fails = true;
  const contract = http.get('*/contract/active/main', () =>
    fails ? HttpResponse.json({}, { status: 500 }) : undefined,
  );
  await show(at(1), { ...mayAskForContract, answers: [free, times, contract] });
  await expect.element(button('Try again')).toBeVisible();
  await expect.element(button('Continue')).not.toBeInTheDocument();
  fails = false;
  await button('Try again').click();
  await expect.element(page.getByText('You’re already a member')).toBeVisible();
});

test('stays closed for members when a refetch of the contract fails', async () => {
  let fails = false;
  const contract = http.get('*/contract/active/main', () =>
    fails ? HttpResponse.json({}, { status: 500 }) : undefined,
  );
  function Refetching() {
    const { refetch, error } = useGetMainContract();
    return (
      <>
        <button type="button" onClick={() => void refetch()}>
          {error ? 'Refetch has failed' : 'Refetch'}
        </button>
        {at(1)}
      </>
    );
  }
  await show(<Refetching />, { ...mayAskForContract, answers: [free, times, contract] });
  await expect.element(page.getByText('You’re already a member')).toBeVisible();
  fails = true;
  await button('Refetch').click();
  await expect.element(button('Refetch has failed')).toBeVisible();
  await expect.element(page.getByText('You’re already a member')).toBeVisible();
});

test('does not continue while the trial contingents are unknown, and offers to try again', async () => {
  let fails = true;
  const ways = http.get('*/v1/bookingoptions/with-trial-contingent-and-offers', () =>
    fails
      ? HttpResponse.json({}, { status: 500 })
      : HttpResponse.json({ bookingOptions: [], trialContingents: [contingent], offers: [offer] }),
  );
  await show(at(1), { member: true, answers: [free, times, ways] });
  await page.getByText('10:00').click();
  await expect.element(button('Try again')).toBeVisible();
  await expect.element(button('Continue')).not.toBeInTheDocument();
  fails = false;
  await button('Try again').click();
  await expect.element(page.getByRole('radio', { name: /^Included in Trial visit/ })).toBeChecked();
  await button('Continue').click();
  await expect.element(here).toMatchTextContent('/booking/trial-session/902/option/805/summary');
});

test('offers a trial contingent first and leads to its summary, keeping the trainer', async () => {
  const ways = http.get('*/v1/bookingoptions/with-trial-contingent-and-offers', () =>
    HttpResponse.json({ bookingOptions: [], trialContingents: [contingent], offers: [offer] }),
  );
  await show(at('1?employee=301'), { member: true, answers: [free, times, ways] });
  await page.getByText('10:00').click();
  await expect.element(page.getByRole('radio', { name: /^Included in Trial visit/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /^Trial for all/ })).toBeVisible();
  await expectAccessible();
  await button('Continue').click();
  await expect.element(here).toMatchTextContent('/booking/trial-session/902/option/805/summary');
});

test('books with a trial contingent on its summary', async () => {
  choose();
  const ways = http.get('*/v1/bookingoptions/with-trial-contingent-and-offers', () =>
    HttpResponse.json({ bookingOptions: [], trialContingents: [contingent], offers: [] }),
  );
  const step = (
    <>
      <Routes location="/902/option/805/summary?employee=301">
        <Route path=":id/option/:optionId/summary" element={<TrialOptionStep />} />
      </Routes>
      <Address />
    </>
  );
  const { sent } = await show(step, { member: true, answers: [free, oneTime(), ways] });
  await expect.element(page.getByText('Trial visit').first()).toBeVisible();
  await expectAccessible();
  await button('Book now').click();
  await expect
    .poll(() => sent.find(({ call }) => call.startsWith('POST ')))
    .toEqual({
      call: 'POST /nox/v1/calendar/booksingle',
      body: {
        benefitId: 902,
        organizationUnitId: 1001,
        startDateTime: '2126-11-26T09:00:00.000Z',
        employeeId: 301,
        bookingOptionId: 805,
      },
    });
  await expect.element(here).toMatchTextContent('/booking/trial-session/902/success/');
});

test('leads from the summary of an unusable contingent to the first step', async () => {
  choose();
  const ways = http.get('*/v1/bookingoptions/with-trial-contingent-and-offers', () =>
    HttpResponse.json({
      bookingOptions: [],
      trialContingents: [{ ...contingent, valid: false, invalidReason: 'USED_UP' }],
      offers: [],
    }),
  );
  const step = (
    <>
      <Routes location="/902/option/805/summary">
        <Route path=":id/option/:optionId/summary" element={<TrialOptionStep />} />
      </Routes>
      <Address />
    </>
  );
  await show(step, { member: true, answers: [free, oneTime(), ways] });
  await expect.element(here).toMatchTextContent('/trial-session');
});

describe('the contact step', () => {
  beforeEach(choose);

  test('asks a user for missing details first', async () => {
    const missing = mock('validateBookTrialSessionMasterData', 200, 'masterDataMissing');
    await show(at(2), { answers: [free, oneTime(), missing], member: true });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('A few details are missing');
  });

  test('asks only for the data that the studio requires', async () => {
    await show(at(2), { answers: [free, oneTime()] });
    await expect.element(page.getByRole('textbox', { name: /^Phone/ })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^Street/ })).not.toBeInTheDocument();
    await expect.element(page.getByText(/You can also continue without one/)).toBeVisible();
    await button('Continue').click();
    await expect.element(page.getByText('Enter your phone number').first()).toBeVisible();
    await expectAccessible();
    await page.getByRole('textbox', { name: /^First name/ }).fill('Gina');
    await page.getByRole('textbox', { name: /^Last name/ }).fill('Gast');
    await page.getByRole('textbox', { name: /^Email/ }).fill('gina@example.org');
    await page.getByRole('textbox', { name: /^Phone/ }).fill('+49 30 0000003');
    await button('Continue').click();
    await expect.element(here).toMatchTextContent('/trial-session/3');
  });

  test('shows the email address of the account instead of asking for one', async () => {
    await show(at(2), { member: true, answers: [free, oneTime()] });
    await expect.element(page.getByRole('textbox', { name: /^Phone/ })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^Email/ })).not.toBeInTheDocument();
    await expect.element(page.getByText('member@northside.example')).toBeVisible();
    await expectAccessible();
  });

  test('keeps draft data from another form', async () => {
    updateDraft('/course/1', undefined, { contact: { ...contact, street: 'Beispielweg' } });
    await show(at(2), { answers: [free, oneTime()] });
    await page.getByRole('textbox', { name: /^First name/ }).fill('Gisela');
    await expect
      .poll(() => readStored('booking-draft'))
      .toMatchObject({ contact: { firstname: 'Gisela', street: 'Beispielweg' } });
  });

  test.each([
    ['an object', mock('getTrialSessionConfig', 200, 'paidTrialConfig')],
    ['a number', overrideResponse('*/trialsession/config', (config) => ({ ...config, price: 19 }))],
  ])('redirects to the checkout of a trial session whose price is %s', async (_price, paid) => {
    await show(at(2), { answers: [paid, oneTime()] });
    await expect
      .element(here)
      .toMatchTextContent(/\/booking\/trial-session\/902\/offer\/\d+\/contact/);
  });
});

describe('the summary step', () => {
  beforeEach(() => {
    choose();
    updateDraft(start, undefined, { contact });
  });

  test('requires accepting the terms, then books without an account', async () => {
    const { sent } = await show(at(3), { answers: [free, oneTime()] });
    await expect.element(page.getByText(/gina@example.org/)).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: /general terms/ })).toBeRequired();
    await button('Book now').click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Please accept the “General terms” text block');
    await expect.element(page.getByRole('checkbox', { name: /general terms/ })).toHaveFocus();
    await expectAccessible();
    expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
    await page.getByRole('checkbox', { name: /general terms/ }).click();
    await button('Book now').click();
    await expect
      .poll(() => sent.find(({ call }) => call.startsWith('POST ')))
      .toEqual({
        call: 'POST /v1/public/benefit-trial/book-single-appointment',
        body: {
          benefitId: 902,
          organizationUnitId: 1001,
          startDateTime: '2126-11-26T09:00:00.000Z',
          employeeId: null,
          customerData: contact,
          acceptedConsents: ['GENERAL_TERMS'],
        },
      });
    await expect.element(here).toMatchTextContent('/booking/trial-session/902/success/');
  });

  test.each([
    ['trialsession.error.alreadyused', 'You’ve already had a trial session here'],
    ['trialsession.error.member', 'Trial sessions are for people who aren’t members yet.'],
  ] as const)('shows why booking was refused: %s', async (name, text) => {
    const refused = mock('createBenefitTrialSingleAppointment', 409, name);
    await show(at(3), { answers: [free, oneTime(), refused] });
    await page.getByRole('checkbox', { name: /general terms/ }).click();
    await button('Book now').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(text);
  });

  // The user's own booking takes the time too, if the response to it was lost.
  test.each([
    ['trialsession.error.alreadyused', /You’ve already had a trial session here/],
    ['booking.error.slotfull', /Someone just took this time/],
  ] as const)('shows why booking an unavailable time was refused: %s', async (name, text) => {
    let reads = 0;
    const employees = [{ id: 302, displayedName: 'Trainer Two', firstname: 'T', lastname: 'Two' }];
    const taken = http.get('*/bookableitems/single/902', () => {
      reads += 1;
      return HttpResponse.json(
        reads === 1
          ? { ...kind, available: true }
          : { ...kind, available: false, slots: [{ ...slot, employees }] },
      );
    });
    const refused = mock('createBenefitTrialSingleAppointment', 409, name);
    await show(at(3), { answers: [free, taken, refused] });
    await page.getByRole('checkbox', { name: /general terms/ }).click();
    await button('Book now').click();
    // Shown once the time has been reloaded.
    await expect.element(page.getByRole('definition').filter({ hasText: 'Two' })).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
  });

  test('shows the name and time of the session outside the folded summary', async () => {
    await show(at(3), { answers: [free, oneTime()] });
    await expect.element(page.getByText(/26 November \d{4} at 10:00/)).toBeVisible();
  });

  test('shows the trainer under “With”, beside the place', async () => {
    await show(at(3), { answers: [free, oneTime()] });
    await expect
      .element(page.getByRole('definition').filter({ hasText: /^Trainer One$/ }))
      .toBeVisible();
    await expect
      .element(page.getByRole('definition').filter({ hasText: /^Northside Mitte$/ }))
      .toBeVisible();
  });

  test('says that the time is taken and offers to choose another', async () => {
    await show(at(3), { answers: [free, oneTime(false)] });
    await expect.element(page.getByText(/Someone just took this time/)).toBeVisible();
    await expect.element(button('Book now')).toBeDisabled();
    await expect.element(page.getByRole('link', { name: 'Choose another time' })).toBeVisible();
    await expectAccessible();
  });

  test('redirects to the contact step if contact data is missing', async () => {
    endDraft();
    await show(at(3), { answers: [free, oneTime()] });
    await expect.element(here).toMatchTextContent('/trial-session/2');
  });
});

describe('a course as a trial session', () => {
  const course = (changes: object = {}) => ({
    id: 50001,
    itemType: 'COURSE',
    benefitId: null,
    courseId: 401,
    name: 'Morning Yoga',
    description: 'Wake up.',
    colorHex: '#2E7D5B',
    image: null,
    category: null,
    bookedParticipants: 3,
    maxParticipants: 10,
    waitingListActive: false,
    waitingListParticipants: 0,
    maxWaitingListParticipants: 0,
    slots: [{ ...slot, earliestBookingDateTime: null }],
    appointmentMeetingType: 'ON_SITE',
    benefitBookingOptionType: null,
    appointmentStatus: 'ACTIVE',
    price: { state: 'FREE', money: null, benefitTrialConfigurationId: 1 },
    myBooking: null,
    ...changes,
  });
  const other = { state: 'FREE', money: null, benefitTrialConfigurationId: null };
  const listed = (...courses: object[]) =>
    http.get('*/v2/bookableitems/courses', () => HttpResponse.json(courses));
  const one = (changes: object = {}) =>
    http.get('*/v1/bookableitems/course/50001', () => HttpResponse.json(course(changes)));

  test('is offered beside the times if its price allows a trial', async () => {
    const all = listed(course(), course({ id: 50002, name: 'Pilates', price: other }));
    await show(at(1), { answers: [free, times, all] });
    const link = page.getByRole('link', { name: 'Morning Yoga' });
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/2\?course=50001$/));
    await expect.element(page.getByText('Pilates')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('is booked for free', async () => {
    updateDraft(start, undefined, { contact });
    const { sent } = await show(at('3?course=50001'), { answers: [free, one()] });
    await expect.element(page.getByText('Morning Yoga').first()).toBeVisible();
    await page.getByRole('checkbox', { name: /general terms/ }).click();
    await button('Book now').click();
    await expect
      .poll(() => sent.find(({ call }) => call.startsWith('POST ')))
      .toEqual({
        call: 'POST /v1/public/benefit-trial/book-course-appointment',
        body: {
          courseAppointmentId: 50001,
          customerData: contact,
          acceptedConsents: ['GENERAL_TERMS'],
        },
      });
    await expect.element(here).toMatchTextContent('/booking/trial-session/902/success/');
  });

  test('redirects to the time step if the course cannot be tried', async () => {
    await show(at('2?course=50001'), { answers: [free, times, one({ price: other })] });
    await expect.element(here).toMatchTextContent('/trial-session/1');
  });
});
