import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { Navigate, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { StreamingRoute } from './StreamingRoute.tsx';

const streamId = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const route = (
  <Routes>
    <Route path="/" element={<Navigate to={`/streaming?streamId=${streamId}`} />} />
    <Route path="/streaming" element={<StreamingRoute />} />
  </Routes>
);

const minute = 60_000;
/**
 * Creates a stream that starts in the given number of minutes and opens 15 minutes before, in the
 * wire format.
 */
const createStream = (minutes: number) => {
  const begins = Date.now() + minutes * minute;
  const iso = (time: number) => new Date(time).toISOString();
  const opens = begins - 15 * minute;
  const isOpen = Date.now() >= opens && Date.now() < begins + 60 * minute;
  return {
    streamId,
    name: 'Yoga at Home',
    startDateTime: iso(begins),
    endDateTime: iso(begins + 60 * minute),
    employees: [],
    studio: { id: 1001, name: 'Northside Mitte', zoneId: 'Europe/Berlin' },
    streamOpensAt: iso(opens),
    stream: isOpen ? 'https://stream.northside.example/7' : null,
  };
};
const answers = (minutes: number) => [
  http.get('*/v1/streaming/appointment', () => HttpResponse.json(createStream(minutes))),
];

test('links to an open stream in a new tab', async () => {
  await show(route, { answers: answers(10) });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Yoga at Home');
  const join = page.getByRole('link', { name: /^Join live stream/ });
  await expect.element(join).toHaveAttribute('href', 'https://stream.northside.example/7');
  await expect.element(join).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible();
});

test.each([
  [3 * 24 * 60, /^The live stream opens .*\d\d:\d\d/],
  [45, 'The live stream opens in 30 minutes.'],
  [-61, 'The live stream is over.'],
])('shows the state instead of a link %s minutes before the start', async (minutes, words) => {
  await show(route, { answers: answers(minutes) });
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByRole('link', { name: /^Join/ }).elements()).toEqual([]);
});

test('never links to anything but a web address', async () => {
  const stream = { ...createStream(10), stream: 'javascript:alert(1)' };
  await show(route, {
    answers: [http.get('*/v1/streaming/appointment', () => HttpResponse.json(stream))],
  });
  await expect.element(page.getByText(/Northside Mitte/)).toBeVisible();
  expect(page.getByRole('link', { name: /^Join/ }).elements()).toEqual([]);
});

test('links home from a stream that is not booked', async () => {
  await show(route, { answers: [mock('getStreamingAppointment', 404)] });
  await expect.element(page.getByText(/^It isn’t booked any more/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  await expectAccessible();
});
