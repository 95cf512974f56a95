/** Check-ins: access, course of a check-in, and its date and duration, also across daylight saving changes. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { studioConnects } from '../src/domains/accounts/tables.ts';
import { deleteOldVisits } from '../src/domains/visits/history.ts';
import { defaultSettings } from '../src/domains/visits/settings.ts';
import { checkins, checkinSettings } from '../src/domains/visits/tables.ts';
import { idlePeriods } from '../src/domains/memberships/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { memberId } from '../src/states/rows.ts';
import { addMinutes } from '../src/platform/time.ts';
import { extractText } from './harness/pdfText.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const setClock = (instant: string) => sandbox().services.clock.set(new Date(instant));

const path = { studioId: 1001 };
const sendAction = (action: 'CHECK_IN' | 'CHECK_OUT', studioId = 1001) =>
  sandbox().call('createCheckin', { as: 'member', path: { studioId }, body: { action } });
const active = async () => (await sandbox().call('getActiveCheckin', { as: 'member', path })).body;
const history = async (query: Record<string, string> = {}) =>
  sandbox().call('getCheckinHistoryReport', { as: 'member', query });

async function allowCheckin() {
  await sandbox().state('a membership', { state: 'running' });
  await sandbox().state('check-in at the studio', { by: 'members' });
}

async function allowHistory() {
  await allowCheckin();
  await sandbox().state('what the member may do', { may: 'see visits' });
}

describe('check-in', () => {
  test('continues on a second check-in and ends once on check-out', async () => {
    await allowCheckin();
    const first = (await sendAction('CHECK_IN')).body;
    setClock('2026-11-25T09:20:00+01:00');
    const second = (await sendAction('CHECK_IN')).body;
    expect(second.checkin).toEqual(first.checkin);
    expect(second.automaticCheckoutTime).toBe('2026-11-25T15:00:00+01:00');
    expect((await sendAction('CHECK_OUT')).body).toMatchObject({ active: false, checkin: null });
    expect((await sendAction('CHECK_OUT')).errorCode).toBe('checkin.error.notactive');
    expect(await db().$count(checkins)).toBe(1);
  });

  test('ends automatically, so that another can begin', async () => {
    await allowCheckin();
    await sendAction('CHECK_IN');
    setClock('2026-11-25T14:59:59+01:00');
    expect((await active()).active).toBe(true);
    setClock('2026-11-25T15:00:00+01:00');
    expect(await active()).toMatchObject({ active: false, checkin: null });
    expect((await sendAction('CHECK_OUT')).errorCode).toBe('checkin.error.notactive');
    expect((await sendAction('CHECK_IN')).body.active).toBe(true);
    const rows = await db().select().from(checkins).orderBy(checkins.checkinAt);
    expect(rows.map(({ checkoutAt }) => checkoutAt?.toISOString())).toEqual([
      '2026-11-25T14:00:00.000Z',
      undefined,
    ]);
  });

  test('ends when one at another studio begins', async () => {
    await allowCheckin();
    await db()
      .insert(checkinSettings)
      .values({ ...defaultSettings, studioId: 1002, selfCheckin: true });
    await sendAction('CHECK_IN');
    setClock('2026-11-25T09:30:00+01:00');
    await sendAction('CHECK_IN', 1002);
    const now = await active();
    expect(now).toMatchObject({ active: false, checkin: { studio: { id: 1002 } } });
    expect((await sendAction('CHECK_OUT')).errorCode).toBe('checkin.error.notactive');
    await sandbox().state('what the member may do', { may: 'see visits' });
    const { checkins: visits } = (await history()).body;
    expect(visits.map(({ durationMinutes }) => durationMinutes)).toEqual([null, 30]);
  });

  test('is rejected during an idle period until the day after', async () => {
    await allowCheckin();
    await db()
      .insert(idlePeriods)
      .values({
        contractId: membershipIds.contract,
        startDate: '2026-11-20',
        endDate: '2026-11-25',
        lengthensTerm: true,
        state: 'ACCEPTED',
        documentAttached: false,
        requestedAt: new Date('2026-11-01T09:00:00Z'),
      });
    setClock('2026-11-25T23:59:59+01:00');
    const refused = await sendAction('CHECK_IN');
    expect(refused.errors[0]?.typedArgs).toEqual([{ type: 'STRING', value: '2026-11-25' }]);
    expect(await active()).toMatchObject({ refusal: 'CONTRACT_PAUSED', code: null });
    setClock('2026-11-26T00:00:00+01:00');
    expect((await sendAction('CHECK_IN')).status).toBe(200);
  });

  test('is rejected after missed bookings until each block ends', async () => {
    await allowCheckin();
    await sandbox().state('missed bookings');
    const blocks = async () => {
      const { body } = await sandbox().call('getEntranceBlock', { as: 'member' });
      const access = await sandbox().call('getAccessBlock', { as: 'member' });
      return { ...body, ...access.body, refused: (await sendAction('CHECK_IN')).errorCode };
    };
    const booking = { blockMySportsBookingUntil: '2026-12-01T23:00:00.000Z' };
    const unblocked = { entranceLockUntil: null, accessBlocked: false, refused: undefined };
    setClock('2026-11-27T23:59:59+01:00');
    expect(await blocks()).toEqual({
      ...booking,
      entranceLockUntil: '2026-11-27T23:00:00.000Z',
      accessBlocked: true,
      refused: 'checkin.error.entranceblocked',
    });
    setClock('2026-11-28T00:00:00+01:00');
    expect(await blocks()).toEqual({ ...booking, ...unblocked });
    setClock('2026-12-02T00:00:00+01:00');
    expect(await blocks()).toEqual({ blockMySportsBookingUntil: null, ...unblocked });
  });

  test('is rejected for an account without a connected studio', async () => {
    await allowCheckin();
    await db().delete(studioConnects).where(eq(studioConnects.accountId, memberId));
    expect((await sendAction('CHECK_IN')).errorCode).toBe('authorization.error.notconnected');
  });

  test('counts in the studio’s utilization', async () => {
    await allowCheckin();
    const countPresent = async () =>
      (await sandbox().call('getPublicActiveCheckins', { path })).body.activeCheckins;
    const thisHour = async () =>
      (await sandbox().call('getPublicUtilizationToday', { path })).body.hours.at(-1)?.visitors;
    const before = { there: await countPresent(), hour: (await thisHour()) ?? 0 };
    await sendAction('CHECK_IN');
    expect({ there: await countPresent(), hour: await thisHour() }).toEqual({
      there: before.there + 1,
      hour: before.hour + 1,
    });
    setClock('2026-11-25T09:30:00+01:00');
    await sendAction('CHECK_OUT');
    expect({ there: await countPresent(), hour: await thisHour() }).toEqual({
      there: before.there,
      hour: before.hour + 1,
    });
  });
});

describe('history', () => {
  test.for([
    // Clocks go back at 3:00, so the hour after 2:00 occurs twice.
    ['2026-10-25', '2026-10-24T23:30:00Z', '2026-10-25T01:30:00Z', '01:30:00+02:00', 120],
    // Clocks go forward at 2:00.
    ['2027-03-28', '2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', '01:30:00+01:00', 60],
    // Across midnight: counts for the day on which it began.
    ['2026-11-24', '2026-11-24T22:45:00Z', '2026-11-24T23:15:59Z', '23:45:00+01:00', 30],
  ] as const)('dates and measures a check-in of %s', async ([day, from, until, wall, minutes]) => {
    await allowHistory();
    setClock(from);
    await sendAction('CHECK_IN');
    setClock(until);
    await sendAction('CHECK_OUT');
    setClock('2027-04-15T09:00:00+02:00');
    const { body } = await history({ startDate: day, endDate: day });
    expect(body).toMatchObject({ visits: 1, totalMinutes: minutes });
    expect(body.checkins[0]).toMatchObject({
      date: day,
      checkinTime: `${day}T${wall}`,
      durationMinutes: minutes,
    });
  });

  test('starts with the first contract, limited by the studio’s retention period', async () => {
    await allowHistory();
    const earliest = async () =>
      (await sandbox().call('getEarliestCheckinDate', { as: 'member' })).body.earliestPossibleDate;
    expect(await earliest()).toBe('2025-11-01');
    // Auckland is already a day ahead.
    await db().update(checkinSettings).set({ historyMonths: 6 });
    setClock('2026-11-25T12:00:00Z');
    expect(await earliest()).toBe('2026-05-25');
    await db().update(studios).set({ zoneId: 'Pacific/Auckland' });
    expect(await earliest()).toBe('2026-05-26');
    const refused = await history({ startDate: '2026-05-25' });
    expect(refused.errorCode).toBe('checkin.error.historytooearly');
    expect((await history()).body.startDate).toBe('2026-05-26');
    expect((await history({ startDate: '2026-06-02', endDate: '2026-06-01' })).status).toBe(400);
  });

  test('is deleted to the day after the studio’s retention period', async () => {
    await allowHistory();
    await sandbox().state('a check-in', {
      id: '3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e02',
      state: 'over',
    });
    await deleteOldVisits(db(), new Date('2028-11-23T23:30:00+01:00'));
    expect(await db().$count(checkins)).toBe(1);
    await deleteOldVisits(db(), new Date('2028-11-24T00:00:00+01:00'));
    expect(await db().$count(checkins)).toBe(0);
  });

  const downloadHistory = async (language: string) => {
    const { statusCode, rawPayload } = await sandbox().app.inject({
      url: '/nox/v1/check-in-history',
      headers: {
        cookie: await sandbox().cookie('member'),
        'x-tenant': 'northside',
        'x-nox-client-type': 'WEB',
        'accept-language': language,
      },
    });
    expect(statusCode).toBe(200);
    return rawPayload;
  };

  test('is exported as a file in the requested language', async () => {
    await allowHistory();
    await sandbox().state('a check-in', {
      id: '3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e02',
      state: 'over',
    });
    const text = (await downloadHistory('de')).toString('latin1');
    expect(text.startsWith('%PDF')).toBe(true);
    expect(text).toContain('/Lang (de-DE)');
    expect(text).toContain('/Marked true');
  });

  test.for([
    [75, '1 hr 15 mins'],
    [120, '2 hrs'],
    [40, '40 mins'],
    [0, '0 mins'],
  ] as const)('exports a duration of %i minutes as %s', async ([minutes, length]) => {
    await allowHistory();
    await sandbox().state('a check-in', {
      id: '3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e02',
      state: 'over',
    });
    const [visit] = await db().select().from(checkins);
    if (!visit) throw new Error('The test world has no check-in.');
    await db()
      .update(checkins)
      .set({ checkoutAt: addMinutes(visit.checkinAt, minutes) });
    const fileText = extractText(await downloadHistory('en')).replaceAll(/\s+/g, '');
    expect(fileText).toContain(`·${length}·`.replaceAll(' ', ''));
  });
});

test('refuses a link for another chain during its contract, and shows a used link after its end', async () => {
  const token = 'xtc_5Wq8Rt2Yx7Lm4Kd9Vs3Zp6Nf1Hb0Gc';
  const look = (headers: Record<string, string> = {}) =>
    sandbox().call('getCrossTenantCheckin', { query: { publicToken: token }, headers });
  await sandbox().state('a cross-tenant check-in', { token, state: 'open' });
  expect((await look()).body).toMatchObject({ state: 'REFUSED', holderName: 'M••• M•••' });
  expect((await look({ 'x-tenant': 'arcade' })).errorCode).toBe('link.error.notfound');
  await sandbox().state('a cross-tenant check-in', { token, state: 'checked in' });
  setClock('2026-11-26T09:00:00+01:00');
  const answer = await look({ 'x-tenant': 'neighbour' });
  expect(answer.body.state).toBe('CHECKED_IN');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(sandbox().log.join()).not.toContain(token);
});
