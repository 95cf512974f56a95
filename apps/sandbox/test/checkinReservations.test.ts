/** Check-in reservations: permissions, periods and cancelation. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountEntries } from '../src/domains/customerAccounts/tables.ts';
import type { ReservationRule } from '../src/domains/studios/cancelationRule.ts';
import { checkinReservations, checkinSlots } from '../src/domains/checkinReservations/tables.ts';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import { idlePeriods } from '../src/domains/memberships/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { findMails } from './harness/mails.ts';
import { addContracts, addMembers } from './harness/members.ts';
import { type Request, useSandbox } from './harness/sandbox.ts';

const path = { studioId: 1001 };
const thursday = '2026-11-26';
const body = { slotId: 71, usageDate: thursday };

const sandbox = useSandbox();
const setSlot = (state: string) => sandbox().state('a check-in slot', { id: 71, state });
const setClock = (instant: string) => sandbox().services.clock.set(new Date(instant));
const reserve = (request: Request = {}) =>
  sandbox().call('createCheckinReservation', { as: 'member', path, body, ...request });
const cancel = (id: string, request: Request = {}) =>
  sandbox().call('cancelCheckinReservation', { as: 'member', path: { id }, ...request });
beforeEach(() => sandbox().state('a membership', { state: 'running' }));

const listSlots = async () => {
  const { body: listed } = await sandbox().call('listCheckinReservationSlots', {
    as: 'member',
    path,
  });
  return listed;
};

describe('slots', () => {
  test('show free places and the user’s reservation, which the public list omits', async () => {
    await setSlot('open');
    const { body: reservation } = await reserve();
    const own = { ...body, freePlaces: 4, reservationId: reservation.id, daysInAdvance: 7 };
    expect(await listSlots()).toMatchObject([own]);
    const { body: publicSlots } = await sandbox().call('listPublicCheckinReservationSlots', {
      path,
    });
    expect(publicSlots).toMatchObject([{ ...own, reservationId: null }]);
  });

  test('range from today to seven days later', async () => {
    await setSlot('open');
    const days = async () => (await listSlots()).map(({ usageDate }) => usageDate);
    setClock('2026-11-18T23:59:00+01:00');
    expect(await days()).toEqual(['2026-11-19']);
    setClock('2026-11-19T00:00:00+01:00');
    expect(await days()).toEqual(['2026-11-19', thursday]);
    setClock('2026-11-26T18:29:59+01:00');
    expect(await days()).toEqual([thursday, '2026-12-03']);
    setClock('2026-11-26T18:30:00+01:00');
    expect(await days()).toEqual(['2026-12-03']);
  });

  test('are neither listed nor bookable while the studio is closed', async () => {
    await setSlot('open');
    await sandbox()
      .services.db.update(studios)
      .set({ closingHours: [{ dayOfWeek: 'THURSDAY', from: '18:00', until: '24:00' }] })
      .where(eq(studios.id, 1001));
    expect(await listSlots()).toEqual([]);
    expect((await reserve()).errorCode).toBe('checkinreservation.error.slotnotfound');
  });
});

describe('reserving', () => {
  test('takes a place', async () => {
    await setSlot('open');
    const created = await reserve();
    expect(created).toMatchObject({
      status: 201,
      body: {
        ...body,
        status: 'RESERVED',
        startDateTime: '2026-11-26T17:00:00+01:00',
        endDateTime: '2026-11-26T18:30:00+01:00',
        lastPossibleCheckinDateTime: '2026-11-26T17:30:00+01:00',
        cancelableUntil: '2026-11-26T17:00:00+01:00',
      },
    });
  });

  test('is possible from a week before until the latest check-in', async () => {
    await setSlot('open');
    setClock('2026-11-18T23:59:59+01:00');
    const early = await reserve();
    expect(early.errorCode).toBe('checkinreservation.error.tooearly');
    expect(early.errors[0]?.typedArgs).toEqual([
      { type: 'TIMESTAMP', value: '2026-11-18T23:00:00Z' },
    ]);
    setClock('2026-11-26T17:30:01+01:00');
    const late = await reserve();
    expect(late.errorCode).toBe('checkinreservation.error.toolate');
    expect(late.errors[0]?.typedArgs).toEqual([
      { type: 'TIMESTAMP', value: '2026-11-26T16:30:00Z' },
    ]);
    setClock('2026-11-26T17:30:00+01:00');
    const created = await reserve();
    // The slot has begun, so the reservation cannot be canceled anymore.
    expect(created).toMatchObject({ status: 201, body: { cancelableUntil: null } });
  });

  test('is limited to one a day and studio, and possible again after a cancelation', async () => {
    await setSlot('open');
    await sandbox().services.db.insert(checkinSlots).values({
      id: 72,
      studioId: 1001,
      dayOfWeek: 'THURSDAY',
      startTime: '07:00',
      endTime: '08:30',
      checkinMinutes: 30,
      capacity: 1,
    });
    const { body: first } = await reserve();
    const morning = { body: { slotId: 72, usageDate: thursday } };
    expect((await reserve(morning)).errorCode).toBe('checkinreservation.error.alreadyreserved');
    expect((await reserve()).errorCode).toBe('checkinreservation.error.alreadyreserved');
    expect((await cancel(first.id)).status).toBe(200);
    expect((await reserve(morning)).status).toBe(201);
  });

  test('gives a canceled place to others', async () => {
    await setSlot('full');
    const { db } = sandbox().services;
    const [other = 0] = await addMembers(db, 1);
    await addContracts(db, [other]);
    await db.update(checkinSlots).set({ capacity: 13 });
    const { body: reservation } = await reserve();
    expect((await reserve({ as: other })).errorCode).toBe('checkinreservation.error.full');
    await cancel(reservation.id);
    expect((await reserve({ as: other })).status).toBe(201);
  });

  test('requires a day of the slot at its studio', async () => {
    await setSlot('open');
    const friday = { body: { slotId: 71, usageDate: '2026-11-27' } };
    const elsewhere = { path: { studioId: 1002 } };
    for (const request of [friday, elsewhere])
      expect((await reserve(request)).errorCode).toBe('checkinreservation.error.slotnotfound');
  });

  test('fails after missed bookings until the block ends', async () => {
    await setSlot('open');
    await sandbox().state('missed bookings');
    const nextWeek = { body: { ...body, usageDate: '2026-12-03' } };
    setClock('2026-12-01T23:59:59+01:00');
    expect((await reserve(nextWeek)).errorCode).toBe('booking.error.blocked');
    setClock('2026-12-02T00:00:00+01:00');
    expect((await reserve(nextWeek)).status).toBe(201);
  });

  test.for([
    ['an idle period', { id: 47_101, state: 'active' }, 'checkin.error.contractpaused'],
    ['a refusal at the door', {}, 'checkin.error.accessrefused'],
    ['an entrance lock', {}, 'checkin.error.entranceblocked'],
  ] as const)('is refused during %s', async ([state, params, code]) => {
    await setSlot('open');
    await sandbox().state(state, params);
    expect(await reserve()).toMatchObject({ status: 409, errorCode: code });
  });

  test('is refused after the end of the contract, but not before', async () => {
    await setSlot('open');
    const { db } = sandbox().services;
    const end = (contractEndDate: string) =>
      db.update(contracts).set({ cancelationDate: '2026-11-01', contractEndDate });
    await end('2026-11-25');
    expect((await reserve()).errorCode).toBe('checkin.error.nocontract');
    await end(thursday);
    expect((await reserve()).status).toBe(201);
  });

  test('counts the day of the visit, not today', async () => {
    await setSlot('open');
    const { db } = sandbox().services;
    const pause = {
      contractId: membershipIds.contract,
      lengthensTerm: true,
      state: 'ACCEPTED' as const,
    };
    const days = { startDate: thursday, endDate: thursday };
    const asked = { documentAttached: false, requestedAt: new Date('2026-11-01') };
    await db.insert(idlePeriods).values({ ...pause, ...days, ...asked });
    expect((await reserve()).errorCode).toBe('checkin.error.contractpaused');
    const nextWeek = { body: { ...body, usageDate: '2026-12-03' } };
    setClock('2026-11-26T12:00:00+01:00');
    expect((await reserve(nextWeek)).status).toBe(201);
  });

  test('requires membership', async () => {
    await setSlot('open');
    expect((await reserve({ as: 'visitor' })).status).toBe(403);
    expect(await sandbox().services.db.$count(checkinReservations)).toBe(7);
  });
});

test('gives places to as many of 200 concurrent members as there are, and an error to the others', async () => {
  await setSlot('open');
  const { db, background } = sandbox().services;
  const ids = await addMembers(db, 200);
  await addContracts(db, ids);
  const answers = await Promise.all(ids.map((as) => reserve({ as })));
  await background.idle();
  const outcomes = answers.map(({ status, errorCode }) => errorCode ?? status);
  const full = 'checkinreservation.error.full';
  expect(outcomes.filter((one) => one === 201)).toHaveLength(5);
  expect(outcomes.filter((one) => one === full)).toHaveLength(195);
  expect(await db.$count(checkinReservations)).toBe(12);
});

describe('cancelation', () => {
  test('is free until the slot begins, by default', async () => {
    await setSlot('open');
    const { body: reservation } = await reserve();
    expect(reservation).toMatchObject({
      freeCancelationUntil: '2026-11-26T17:00:00+01:00',
      lateCancelation: { consequence: 'NOT_POSSIBLE', fee: null },
    });
    setClock('2026-11-26T17:00:00+01:00');
    const late = await cancel(reservation.id);
    expect(late.errorCode).toBe('checkinreservation.error.cancelationtoolate');
    expect(late.errors[0]?.typedArgs).toEqual([
      { type: 'TIMESTAMP', value: '2026-11-26T16:00:00Z' },
    ]);
    setClock('2026-11-26T16:59:59+01:00');
    expect(await cancel(reservation.id)).toMatchObject({
      status: 200,
      body: { status: 'CANCELED', cancelableUntil: null },
    });
    expect((await cancel(reservation.id)).errorCode).toBe(
      'checkinreservation.error.alreadycanceled',
    );
  });

  test('is restricted to the owner and the request’s tenant', async () => {
    await setSlot('open');
    const { body: reservation } = await reserve();
    const [other] = await addMembers(sandbox().services.db, 1);
    const others = await cancel(reservation.id, { as: other });
    const elsewhere = await cancel(reservation.id, { headers: { 'x-tenant': 'nowhere' } });
    for (const { errorCode } of [others, elsewhere])
      expect(errorCode).toBe('checkinreservation.error.notfound');
    expect((await cancel(reservation.id)).status).toBe(200);
  });

  describe('by the rule of the studio', () => {
    const fee: ReservationRule = { hours: 4, late: 'FEE', feeCents: 500 };
    const notPossible: ReservationRule = { hours: 4, late: 'NOT_POSSIBLE', feeCents: null };
    const costs = { consequence: 'FEE', fee: { amount: 5, currency: 'EUR' } };
    const setRule = (reservationRule: ReservationRule) =>
      sandbox().services.db.update(studios).set({ reservationRule }).where(eq(studios.id, 1001));
    const listFees = async () =>
      (await sandbox().services.db.select().from(accountEntries)).filter(
        ({ amountCents }) => amountCents === 500,
      );
    const findCanceledMail = async () =>
      (await findMails(sandbox(), 'member@northside.example')).at(-1)?.text ?? '';
    beforeEach(() => setSlot('open'));

    test('is shown with the slot and kept with the reservation', async () => {
      await setRule(fee);
      const slot = { cancelableUntil: '2026-11-26T13:00:00+01:00', lateCancelation: costs };
      expect(await listSlots()).toMatchObject([slot]);
      const { body: reservation } = await reserve();
      await setRule(notPossible);
      const { body: listed } = await sandbox().call('listCheckinReservations', { as: 'member' });
      expect(listed).toMatchObject([
        {
          id: reservation.id,
          cancelableUntil: '2026-11-26T17:00:00+01:00',
          freeCancelationUntil: '2026-11-26T13:00:00+01:00',
          lateCancelation: costs,
        },
      ]);
    });

    test('costs nothing in time', async () => {
      await setRule(fee);
      const { body: reservation } = await reserve();
      setClock('2026-11-26T13:00:00+01:00');
      expect((await cancel(reservation.id)).status).toBe(200);
      expect(await listFees()).toEqual([]);
      expect(await findCanceledMail()).not.toContain('fee');
    });

    test('charges the fee to the account of the member when late, due in two weeks', async () => {
      await setRule(fee);
      const { body: reservation } = await reserve();
      setClock('2026-11-26T13:00:01+01:00');
      expect((await cancel(reservation.id)).status).toBe(200);
      expect(await listFees()).toMatchObject([
        { name: 'Späte Stornierung: Besuch, Northside Mitte', dueDate: '2026-12-10' },
      ]);
      expect(await findCanceledMail()).toContain('a fee of €5.00 is charged');
    });

    test('is refused at the start even where it costs a fee', async () => {
      await setRule(fee);
      const { body: reservation } = await reserve();
      setClock('2026-11-26T17:00:00+01:00');
      const { errorCode } = await cancel(reservation.id);
      expect(errorCode).toBe('checkinreservation.error.cancelationtoolate');
      expect(await listFees()).toEqual([]);
    });

    test('is refused when late where that is not possible', async () => {
      await setRule(notPossible);
      const { body: reservation } = await reserve();
      setClock('2026-11-26T13:00:01+01:00');
      const late = await cancel(reservation.id);
      expect(late.errorCode).toBe('checkinreservation.error.cancelationtoolate');
      expect(late.errors[0]?.typedArgs).toEqual([
        { type: 'TIMESTAMP', value: '2026-11-26T12:00:00Z' },
      ]);
      const { body: listed } = await sandbox().call('listCheckinReservations', { as: 'member' });
      expect(listed).toMatchObject([{ cancelableUntil: null, freeCancelationUntil: null }]);
      setClock('2026-11-26T13:00:00+01:00');
      expect((await cancel(reservation.id)).status).toBe(200);
    });
  });
});

test('releases the place when the account is deleted', async () => {
  await setSlot('open');
  await reserve();
  const deleteRequest = {
    as: 'member' as const,
    headers: { 'x-password': btoa('sample-Passw0rd') },
  };
  expect((await sandbox().call('deleteAccount', deleteRequest)).status).toBe(204);
  const { body: listed } = await sandbox().call('listPublicCheckinReservationSlots', { path });
  expect(listed).toMatchObject([{ ...body, freePlaces: 5 }]);
});

test('lists the user’s reservations of every status, latest first', async () => {
  await setSlot('open');
  const { body: first } = await reserve();
  await cancel(first.id);
  await reserve();
  const { body: reservations } = await sandbox().call('listCheckinReservations', { as: 'member' });
  expect(reservations.map(({ status }) => status)).toEqual(['RESERVED', 'CANCELED']);
  const { body: elsewhere } = await sandbox().call('listCheckinReservations', {
    as: 'member',
    headers: { 'x-tenant': 'nowhere' },
  });
  expect(elsewhere).toEqual([]);
});
