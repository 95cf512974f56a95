/** Personal calendars: connected, read again, replaced, removed, and private. */
import { expect, test, vi } from 'vitest';
import { auditEntries } from '../../src/domains/accounts/tables.ts';
import { exhaustRate } from '../../src/domains/limits/rates.ts';
import { personalCalendars } from '../../src/domains/personalCalendars/tables.ts';
import { addMinutes } from '../../src/platform/time.ts';
import { password } from '../operations/accountRequests.ts';
import { accountIds, useSandbox } from '../harness/sandbox.ts';

const sandbox = useSandbox();
const as = 'member';
const url = 'webcal://calendar.example/private-5f0c9d2e/basic.ics';
const week = { startDate: '2026-11-25', endDate: '2026-12-01' };

const connect = async () => {
  await sandbox().state('the calendar of an address', { state: 'readable' });
  return sandbox().call('savePersonalCalendar', { as, body: { url } });
};
const list = async (query = week) =>
  (await sandbox().call('listBusyTimes', { as, query })).body.map(
    ({ startDateTime }) => startDateTime,
  );
const loadRows = () => sandbox().services.db.select().from(personalCalendars);

/** Serves a calendar with one event a number of hours after the world begins. */
function serveEvent(hours: number) {
  const start = addMinutes(sandbox().services.clock.now(), hours * 60);
  const stamp = start.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:${stamp}\nDURATION:PT1H\nSUMMARY:Secret plan\nEND:VEVENT\nEND:VCALENDAR`;
  const download = vi.fn(async () => text);
  sandbox().services.calendars.download = download;
  return { download, start: start.toISOString() };
}

const passMinutes = (minutes: number) => {
  const { clock } = sandbox().services;
  clock.set(addMinutes(clock.now(), minutes));
};

test('is connected by its address, of which only the host is returned', async () => {
  const { body } = await connect();
  const connected = { host: 'calendar.example', readAt: '2026-11-25T08:00:00.000Z' };
  expect(body).toEqual(connected);
  expect((await sandbox().call('getPersonalCalendar', { as })).body).toEqual(connected);
  expect(await list()).toEqual(['2026-11-26T16:30:00.000Z']);
});

test('stores times and no titles, and logs no address', async () => {
  serveEvent(24);
  await sandbox().call('savePersonalCalendar', { as, body: { url } });
  const rows = JSON.stringify(await loadRows());
  expect(rows).toContain('https://calendar.example');
  expect(rows).not.toContain('Secret plan');
  const audited = JSON.stringify(await sandbox().services.db.select().from(auditEntries));
  expect(audited).not.toContain('private-5f0c9d2e');
  expect(sandbox().log.join('')).not.toContain('private-5f0c9d2e');
});

test('has busy times of the days asked for, on the clock of the studio', async () => {
  // From 23:30 to 00:30 in Berlin.
  serveEvent(14.5);
  await sandbox().call('savePersonalCalendar', { as, body: { url } });
  const on = (day: string) => list({ startDate: day, endDate: day });
  expect(await on('2026-11-24')).toEqual([]);
  expect(await on('2026-11-25')).toHaveLength(1);
  expect(await on('2026-11-26')).toHaveLength(1);
  expect(await on('2026-11-27')).toEqual([]);
});

test('refuses a period of more than 62 days', async () => {
  const query = { startDate: '2026-11-25', endDate: '2027-01-27' };
  expect((await sandbox().call('listBusyTimes', { as, query })).status).toBe(400);
});

test('knows the next 62 days', async () => {
  serveEvent(63 * 24);
  await sandbox().call('savePersonalCalendar', { as, body: { url } });
  expect(await loadRows()).toMatchObject([{ busyTimes: [] }]);
});

test('is of nobody else', async () => {
  await connect();
  const { body } = await sandbox().call('getPersonalCalendar', { as: 'visitor' });
  expect(body).toEqual({ host: null, readAt: null });
  const times = await sandbox().call('listBusyTimes', { as: 'visitor', query: week });
  expect(times.body).toEqual([]);
});

test('stays when another address cannot be read', async () => {
  await connect();
  await sandbox().state('the calendar of an address', { state: 'unreadable' });
  const body = { url: 'https://other.example/' };
  const { errorCode } = await sandbox().call('savePersonalCalendar', { as, body });
  expect(errorCode).toBe('calendar.error.unreadable');
  expect((await sandbox().call('getPersonalCalendar', { as })).body.host).toBe('calendar.example');
});

test('is deleted with its busy times, and with the account', async () => {
  await connect();
  await sandbox().call('deletePersonalCalendar', { as });
  expect(await loadRows()).toEqual([]);
  await connect();
  const headers = { 'x-password': btoa(password) };
  expect((await sandbox().call('deleteAccount', { as, headers })).status).toBe(204);
  expect(await loadRows()).toEqual([]);
});

test('is read again in the background when it was read 15 minutes ago', async () => {
  await connect();
  const { download, start } = serveEvent(48);
  passMinutes(14);
  await list();
  await sandbox().services.background.idle();
  expect(download).not.toHaveBeenCalled();
  passMinutes(1);
  expect(await list()).toEqual(['2026-11-26T16:30:00.000Z']);
  await sandbox().services.background.idle();
  expect(download).toHaveBeenCalledExactlyOnceWith(url.replace('webcal', 'https'));
  expect(await list()).toEqual([start]);
});

test('is read once for several requests at a time', async () => {
  await connect();
  passMinutes(15);
  const { download } = serveEvent(48);
  await Promise.all([list(), list(), list()]);
  await sandbox().services.background.idle();
  expect(download).toHaveBeenCalledOnce();
});

test('keeps its times when it cannot be read again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await connect();
  passMinutes(15);
  await sandbox().state('the calendar of an address', { state: 'too slow' });
  await list();
  await sandbox().services.background.idle();
  expect(await list()).toEqual(['2026-11-26T16:30:00.000Z']);
  const { body } = await sandbox().call('getPersonalCalendar', { as });
  expect(body.readAt).toBe('2026-11-25T08:00:00.000Z');
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test('cannot be connected without limit', async () => {
  await exhaustRate(sandbox().services, 'readCalendars', `account ${accountIds.member}`);
  expect((await connect()).status).toBe(429);
});
