/** Widgets of studios: on the websites that a studio allows, and independent of a session. */
import { expect, test } from 'vitest';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const website = 'https://www.studio.example';
const studio = { path: { studioId: 1001 } };
const from = (origin: string) => ({ ...studio, headers: { origin } });

const calls = ['getTimetableWidget', 'getOffersWidget', 'getTrialWidget'] as const;

test.each(calls)('%s answers the allowed website and pages of the portal', async (call) => {
  await sandbox().state('a website that may show widgets', { origin: website });
  for (const request of [studio, from(website), from('http://localhost')]) {
    const { status, body, headers } = await sandbox().call(call, request);
    expect(status).toBe(200);
    expect(body.studio).toMatchObject({ id: 1001, zoneId: 'Europe/Berlin', currencyCode: 'EUR' });
    expect(headers['access-control-allow-origin']).toBe('*');
  }
});

test.each(calls)('%s refuses all other websites, which can read why', async (call) => {
  await sandbox().state('a website that may show widgets', { origin: website });
  for (const origin of [
    'https://studio.example',
    `${website}.evil`,
    'http://www.studio.example',
    'null',
  ]) {
    const { status, errorCode, headers } = await sandbox().call(call, from(origin));
    expect(status).toBe(403);
    expect(errorCode).toBe('widget.error.originnotallowed');
    expect(headers['access-control-allow-origin']).toBe('*');
  }
});

test('lists the allowed websites to everybody', async () => {
  await sandbox().state('a website that may show widgets', { origin: website });
  const { body } = await sandbox().call('listWidgetOrigins', from('https://elsewhere.example'));
  expect(body.origins).toEqual([website]);
});

test('never lets a website send cookies, and shows a member what it shows to all', async () => {
  await sandbox().state('a course appointment', {
    id: 50_001,
    price: 'paid',
    state: 'booked-by-me',
  });
  const request = { ...studio, query: { startDate: '2026-11-26' } };
  const asMember = await sandbox().call('getTimetableWidget', { ...request, as: 'member' });
  const asVisitor = await sandbox().call('getTimetableWidget', request);
  expect(asMember.headers).not.toHaveProperty('access-control-allow-credentials');
  expect(asMember.body).toEqual(asVisitor.body);
});

test('shows seven days from the given one, and today by default in the zone of the studio', async () => {
  await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
  const week = await sandbox().call('getTimetableWidget', {
    ...studio,
    query: { startDate: '2026-11-26' },
  });
  const days = week.body.courses.map(({ slots }) => slots[0]?.startDateTime.slice(0, 10) ?? '');
  expect(days.every((day) => day >= '2026-11-26' && day <= '2026-12-02')).toBe(true);
  expect(days.length).toBeGreaterThan(0);
  const { body } = await sandbox().call('getTimetableWidget', studio);
  expect(body.startDate).toBe(body.now.slice(0, 10));
});

test('shows the next free times of the trial session, at most twelve', async () => {
  await sandbox().state('an appointment slot', { state: 'free' });
  const { body } = await sandbox().call('getTrialWidget', studio);
  const starts = body.slots.map(({ startDateTime }) => Date.parse(startDateTime));
  expect(starts.length).toBeGreaterThan(0);
  expect(starts.length).toBeLessThanOrEqual(12);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
