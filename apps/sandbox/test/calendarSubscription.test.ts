/** Calendars that apps poll: content, time zones, renewal, caching and guessing. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { courseAppointments } from '../src/domains/bookings/courses/tables.ts';
import { calendarSubscriptions } from '../src/domains/calendarSubscriptions/tables.ts';
import { accounts } from '../src/domains/accounts/tables.ts';
import { exhaustRate } from '../src/domains/limits/rates.ts';
import { accountIds, useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const as = 'member';
const booked = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const attended = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b003';
const reserved = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001';

const createUrl = async () => (await sandbox().call('createCalendarSubscription', { as })).body.url;

const poll = (url: string, headers: Record<string, string> = {}) =>
  sandbox().app.inject({ url, headers });

/** Returns the entries as written, by uuid, with folded lines joined. */
async function readEntries(url: string): Promise<Map<string, string>> {
  const { body } = await poll(url);
  const entries = body.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  return new Map(entries.map((entry) => [/UID:([\w-]+)@/.exec(entry)?.[1] ?? '', entry]));
}

const book = (uuid: string, state: string) =>
  sandbox().state('a booking', { uuid, owner: 'me', state });

const setStart = (appointmentId: number, startsAt: string) =>
  sandbox()
    .services.db.update(courseAppointments)
    .set({ startsAt: new Date(startsAt), endsAt: new Date(Date.parse(startsAt) + 3_600_000) })
    .where(eq(courseAppointments.id, appointmentId));

describe('the calendar', () => {
  test('has the bookings and reserved visits with stable ids, places and links', async () => {
    await book(booked, 'booked');
    await sandbox().state('a check-in reservation', { uuid: reserved, state: 'reserved' });
    const url = await createUrl();
    const entries = await readEntries(url);
    expect([...entries.keys()].toSorted()).toEqual([booked, reserved].toSorted());
    for (const entry of entries.values()) {
      expect(entry).toContain('STATUS:CONFIRMED');
      expect(entry).toMatch(/LOCATION:Northside Mitte/);
      expect(entry).toContain('/studio/bm9ydGhzaWRlOjEwMDE%3D/me/bookings');
    }
    expect((await poll(url)).body).toContain('X-WR-TIMEZONE:Europe/Berlin');
  });

  test('speaks the language of the account', async () => {
    await sandbox().state('a check-in reservation', { uuid: reserved, state: 'reserved' });
    const url = await createUrl();
    await sandbox()
      .services.db.update(accounts)
      .set({ locale: 'de-DE' })
      .where(eq(accounts.id, accountIds.member));
    expect((await readEntries(url)).get(reserved)).toContain('SUMMARY:Besuch');
  });

  test('omits canceled bookings and visits, and those of others', async () => {
    await book(booked, 'canceled');
    await sandbox().state('a check-in reservation', { uuid: reserved, state: 'canceled' });
    const { body } = await sandbox().call('createCalendarSubscription', { as: 'visitor' });
    expect(await readEntries(await createUrl())).toEqual(new Map());
    await book(attended, 'attended');
    expect(await readEntries(body.url)).toEqual(new Map());
  });

  test('keeps past visits for 90 days by the clock of the server', async () => {
    await book(attended, 'attended');
    const url = await createUrl();
    const { clock } = sandbox().services;
    clock.set(new Date('2027-02-10T17:59:59+01:00'));
    expect([...(await readEntries(url)).keys()]).toEqual([attended]);
    clock.set(new Date('2027-02-10T18:00:00+01:00'));
    expect(await readEntries(url)).toEqual(new Map());
  });

  test('tells apart the two hours of 02:30 when clocks go back', async () => {
    await book(booked, 'booked');
    await book(attended, 'attended');
    const url = await createUrl();
    await setStart(50001, '2026-10-25T02:30:00+02:00');
    await setStart(49001, '2026-10-25T02:30:00+01:00');
    const entries = await readEntries(url);
    expect(entries.get(booked)).toContain('DTSTART:20261025T003000Z');
    expect(entries.get(attended)).toContain('DTSTART:20261025T013000Z');
  });

  test.for([
    ['2027-03-27T18:00:00+01:00', '20270327T170000Z'],
    ['2027-03-28T18:00:00+02:00', '20270328T160000Z'],
  ] as const)('follows daylight saving: %s', async ([startsAt, start]) => {
    await book(booked, 'booked');
    await setStart(50001, startsAt);
    expect((await readEntries(await createUrl())).get(booked)).toContain(`DTSTART:${start}`);
  });
});

describe('the address', () => {
  test('works without a session and sets no cookie', async () => {
    const { statusCode, headers } = await poll(await createUrl());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('stops working when it is renewed or turned off', async () => {
    const old = await createUrl();
    const renewed = await createUrl();
    expect((await poll(old)).statusCode).toBe(404);
    expect((await poll(renewed)).statusCode).toBe(200);
    await sandbox().call('deleteCalendarSubscription', { as });
    expect((await poll(renewed)).statusCode).toBe(404);
    const { body } = await sandbox().call('getCalendarSubscription', { as });
    expect(body).toEqual({ createdAt: null });
  });

  test('does not tell whether it has ever worked', async () => {
    const old = await createUrl();
    await createUrl();
    const read = async (url: string) => {
      const answer = await poll(url, { accept: 'application/json' });
      return { ...answer.json(), traceId: '', status: answer.statusCode };
    };
    expect(await read(old)).toEqual(await read('/calendars/unknown'));
  });

  test('is stored as a hash', async () => {
    const secret = (await createUrl()).split('/').at(-1);
    const rows = await sandbox().services.db.select().from(calendarSubscriptions);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('stops working with a password that was forgotten', async () => {
    const url = await createUrl();
    const email = 'member@northside.example';
    await sandbox().state('an emailed code', { purpose: 'reset', email, code: 'K7MPRT4W' });
    const body = { email, code: 'K7MPRT4W', password: 'another-Passw0rd' };
    expect((await sandbox().call('changeForgottenPassword', { body })).status).toBe(204);
    expect((await poll(url)).statusCode).toBe(404);
  });

  test('cannot be guessed without limit, and works nevertheless', async () => {
    const url = await createUrl();
    await exhaustRate(sandbox().services, 'tryCalendarAddresses', '127.0.0.1');
    const { statusCode, headers } = await poll('/calendars/unknown');
    expect([statusCode, headers['retry-after']]).toEqual([429, '2']);
    expect((await poll(url)).statusCode).toBe(200);
  });
});

describe('polling', () => {
  test('is answered without a body until a booking changes', async () => {
    await book(booked, 'booked');
    const url = await createUrl();
    const first = await poll(url);
    expect(first.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    sandbox().services.clock.set(new Date('2026-11-25T10:00:00+01:00'));
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await poll(url, headers);
    expect([second.statusCode, second.body]).toEqual([304, '']);
    await sandbox().call('cancelMyCalendarItem', { as, path: { uuid: booked } });
    expect((await poll(url, headers)).statusCode).toBe(200);
  });
});
