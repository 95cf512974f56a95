import { handlers, mock } from '@studio-portal/sdk/msw';
import { InAppLinkProvider } from '@studio-portal/ui/InAppLink';
import { getResponse, http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, dayInZone } from '../../../lib/dates/dates.ts';
import { patterns } from '../../../lib/address/patterns.ts';
import { createSlot } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { CourseRoute } from '../courses/CourseRoute.tsx';
import { EventListRoute } from './EventListRoute.tsx';
import { EventRoute } from './EventRoute.tsx';

const studioUuid = 'northside:1001';

const at = (address: string) => (
  <InAppLinkProvider component={Link}>
    <Routes location={address}>
      <Route path={patterns.events} element={<EventListRoute />} />
      <Route path={patterns.event} element={<EventRoute />} />
      <Route path={patterns.course} element={<CourseRoute />} />
    </Routes>
  </InAppLinkProvider>
);

/**
 * Answers with the example course as an event that is always in the future, with the given number
 * of bookings.
 */
const mockEvent = (bookedParticipants: number) =>
  http.get('*/bookableitems/course/:id', async ({ request }) => {
    const answer = await getResponse([mock('getPublicCourse')], request);
    const example: object = await answer?.json();
    return HttpResponse.json({
      ...example,
      itemType: 'EVENT',
      name: 'Open Air Workout',
      bookedParticipants,
      maxParticipants: 12,
      waitingListActive: true,
      waitingListParticipants: 2,
      maxWaitingListParticipants: 5,
      slots: [createSlot('16')],
    });
  });

const paragraph = (text: string) => page.getByRole('paragraph').filter({ hasText: text });

const events = (...all: object[]) =>
  http.get('*/benefit/studio-events', async ({ request }) => {
    const answer = await getResponse(handlers, request);
    const examples: object[] | undefined = await answer?.json();
    return HttpResponse.json(all.map((event) => ({ ...examples?.[0], ...event })));
  });

describe('the list', () => {
  test('shows time, places and price and links to later events', async () => {
    await show(at(`/studio/${studioUuid}/events`), {
      answers: [events({ slots: [createSlot('16')], bookedParticipants: 7 })],
    });
    await expect
      .element(page.getByRole('link', { name: 'Open Air Workout' }).first())
      .toBeVisible();
    await expect.element(page.getByText('5 free places')).toBeVisible();
    await expect.element(page.getByText('€14.50')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'View later events' })).toBeVisible();
    await expectAccessible();
  });

  const price = { state: 'MEMBER_ONLY', money: null, benefitTrialConfigurationId: null };
  test.for([
    ['FREE_USAGE', 'Included'],
    [null, 'Members only'],
  ] as const)('with the booking option %s shows an event as %s', async ([type, label]) => {
    await show(at(`/studio/${studioUuid}/events`), {
      member: true,
      answers: [events({ slots: [createSlot('16')], price, benefitBookingOptionType: type })],
    });
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  });

  const over = { startDateTime: '2026-11-25T09:00:00Z', endDateTime: '2026-11-25T11:00:00Z' };
  test.for([
    ['there are none', events()],
    ['those of today are over', events({ slots: [{ ...createSlot('16'), ...over }] })],
  ] as const)('says that no events are planned if %s', async ([, answer]) => {
    await show(at(`/studio/${studioUuid}/events`), { answers: [answer] });
    await expect.element(paragraph('No events planned for the next two months.')).toBeVisible();
    await expectAccessible();
  });

  test('links to later and earlier months', async () => {
    const far = addDays(dayInZone('Europe/Berlin'), 2 * 62);
    await show(at(`/studio/${studioUuid}/events?from=${far}`), { answers: [events()] });
    const link = (name: string) => page.getByRole('link', { name });
    await expect.element(paragraph('No events planned:')).toBeVisible();
    await expect
      .element(link('View later events'))
      .toHaveAttribute('href', expect.stringContaining(`?from=${addDays(far, 62)}`));
    await expect
      .element(link('View earlier events'))
      .toHaveAttribute('href', expect.stringContaining(`?from=${addDays(far, -62)}`));
  });
});

describe('an event', () => {
  test('offers its waiting list with the position when it is full', async () => {
    await show(at(`/studio/${studioUuid}/events/50005`), { answers: [mockEvent(12)] });
    await expect.element(page.getByRole('heading', { name: 'All places are taken' })).toBeVisible();
    await expect.element(page.getByText(/You’ll be number 3 on the waiting list/)).toBeVisible();
    await expect.element(page.getByText(/A place can come up until/)).toBeVisible();
    await expect.element(page.getByText(/You only pay €14.50 if you get a place/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Join waiting list' })).toBeVisible();
    await expectAccessible();
  });

  test('links to the others when it does not exist', async () => {
    await show(at(`/studio/${studioUuid}/events/1`), {
      answers: [mock('getPublicCourse', 404, 'course.error.notfound')],
    });
    await expect.element(paragraph('This event is no longer available.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'View all events' })).toBeVisible();
  });
});
