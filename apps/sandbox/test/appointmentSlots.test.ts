/** Single appointment benefits and their slots, through the API. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  courseAppointments,
  bookingOptions,
  employees,
  singleAppointmentEmployees,
} from '../src/domains/bookings/courses/tables.ts';
import {
  benefitEmployees,
  singleAppointmentOffers,
  singleAppointments,
  workingHours,
} from '../src/domains/bookings/singleAppointments/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { prospect } from '../src/states/rows.ts';
import { addMinutes, instantAt } from '../src/platform/time.ts';
import { setCourse } from './harness/members.ts';
import { type Sandbox, useSandbox } from './harness/sandbox.ts';

const path = { benefitId: 901 };
const day = '2026-11-27';
const toInstant = (time: string) => instantAt('Europe/Berlin', day, time);

const hours = (from: string, until: string, employeeId = 301) => ({
  studioId: 1001,
  employeeId,
  weekday: 'FRIDAY' as const,
  from,
  until,
});

/** Adds a second employee for the benefit. */
async function addEmployee({ services: { db } }: Sandbox): Promise<void> {
  const [one] = await db.select().from(employees).where(eq(employees.id, 301));
  if (!one) throw new Error('The test world has no employee 301.');
  await db.insert(employees).values({ ...one, id: 302, displayedName: 'Trainer Two' });
  await db.insert(singleAppointmentEmployees).values({ studioId: 1001, employeeId: 302 });
  await db.insert(benefitEmployees).values({ benefitId: 901, employeeId: 302 });
}

async function book({ services: { db } }: Sandbox, time: string, accountId: number | null) {
  const startsAt = toInstant(time);
  await db.insert(singleAppointments).values({
    uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b0a1',
    benefitId: 901,
    studioId: 1001,
    employeeId: 301,
    startsAt,
    endsAt: addMinutes(startsAt, 60),
    accountId,
    booker: accountId === null ? `email:${prospect.email}` : `account:${accountId}`,
    status: 'BOOKED',
    createdAt: startsAt,
  });
}

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const loadSlots = async (query: object = {}, as?: 'member') => {
  const period = { organizationUnitId: 1001, startDate: day, endDate: day };
  const { body } = await sandbox().call('getPublicAppointmentSlots', {
    path,
    query: { ...period, ...query },
    ...(as && { as }),
  });
  return body.slots;
};
const loadStartTimes = async (query: object = {}) =>
  (await loadSlots(query)).map(({ startDateTime }) => startDateTime.slice(11, 16));

describe('slots', () => {
  test('begin half an hour apart and end within the hours', async () => {
    await db().insert(workingHours).values(hours('10:00', '12:00'));
    expect(await loadStartTimes()).toEqual(['10:00', '10:30', '11:00']);
    const [first] = await loadSlots();
    expect(first).toMatchObject({
      startDateTime: '2026-11-27T10:00:00+01:00',
      endDateTime: '2026-11-27T11:00:00+01:00',
      // Berlin is on summer time sixty days earlier.
      earliestBookingDateTime: '2026-09-28T10:00:00+02:00',
      latestBookingDateTime: '2026-11-27T08:00:00+01:00',
      employees: [{ id: 301 }],
      alreadyBooked: false,
    });
  });

  test('skip an employee’s appointments and courses', async () => {
    await db().insert(workingHours).values(hours('08:00', '16:00'));
    await book(sandbox(), '09:00', null);
    await setCourse(db(), { startsAt: toInstant('12:15') });
    expect(await loadStartTimes()).toEqual([
      '08:00',
      '10:00',
      '10:30',
      '11:00',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
    ]);
    await db().update(courseAppointments).set({ status: 'CANCELED' });
    await db().update(singleAppointments).set({ status: 'CANCELED' });
    expect(await loadStartTimes()).toHaveLength(15);
  });

  test('ignore courses without the employee', async () => {
    await db().insert(workingHours).values(hours('10:00', '11:00'));
    await setCourse(db(), { startsAt: toInstant('10:00'), employeeIds: [] });
    expect(await loadStartTimes()).toEqual(['10:00']);
  });

  test('skip closing hours of the studio', async () => {
    await db().insert(workingHours).values(hours('10:00', '13:00'));
    await db()
      .update(studios)
      .set({ closingHours: [{ dayOfWeek: 'FRIDAY', from: '11:15', until: '12:00' }] });
    expect(await loadStartTimes()).toEqual(['10:00', '12:00']);
  });

  test('list all available employees, or the requested ones', async () => {
    await addEmployee(sandbox());
    await db()
      .insert(workingHours)
      .values([hours('10:00', '11:00'), hours('10:00', '11:30', 302)]);
    const loadEmployeeIds = async (query = {}) =>
      (await loadSlots(query)).map((slot) => slot.employees.map(({ id }) => id));
    expect(await loadEmployeeIds()).toEqual([[301, 302], [302]]);
    expect(await loadEmployeeIds({ employeeId: [301] })).toEqual([[301]]);
    expect(await loadEmployeeIds({ employeeId: [399] })).toEqual([]);
    await book(sandbox(), '10:00', null);
    expect(await loadEmployeeIds()).toEqual([[302], [302]]);
  });

  test('close two hours before their start and open sixty days before', async () => {
    const { clock } = sandbox().services;
    await db().insert(workingHours).values(hours('10:00', '12:00'));
    clock.set(toInstant('08:00'));
    expect(await loadStartTimes()).toEqual(['10:00', '10:30', '11:00']);
    clock.set(addMinutes(toInstant('08:00'), 1));
    expect(await loadStartTimes()).toEqual(['10:30', '11:00']);
    clock.set(new Date('2026-09-28T10:30:00+02:00'));
    expect(await loadStartTimes()).toEqual(['10:00', '10:30']);
  });

  test('show the user’s own booking and no overlapping slot', async () => {
    await addEmployee(sandbox());
    await db()
      .insert(workingHours)
      .values([hours('10:00', '11:00'), hours('10:00', '11:30', 302)]);
    await book(sandbox(), '10:00', 9001);
    const memberSlots = await loadSlots({}, 'member');
    expect(
      memberSlots.map((slot) => [slot.alreadyBooked, slot.employees.map(({ id }) => id)]),
    ).toEqual([
      [true, [301]],
      [false, [302]],
    ]);
    const next = await sandbox().call('getNextAvailableAppointmentDays', {
      as: 'member',
      path,
      query: { organizationUnitId: 1001, limit: 1 },
    });
    expect(next.body.days.map(({ date, slots }) => [date, slots.length])).toEqual([[day, 1]]);
    expect(next.body.days[0]?.slots[0]?.startDateTime).toBe('2026-11-27T10:30:00+01:00');
  });

  test('are grouped by day in the studio’s time zone', async () => {
    await db()
      .update(studios)
      .set({ zoneId: 'America/New_York', closingHours: [] })
      .where(eq(studios.id, 1001));
    await db().insert(workingHours).values(hours('22:00', '24:00'));
    const { body } = await sandbox().call('getPublicAppointmentDays', {
      path,
      query: { organizationUnitId: 1001, startDate: '2026-11-23', endDate: '2026-12-04' },
    });
    expect(
      body.days.map(({ date, slots }) => [date, slots.map(({ startDateTime }) => startDateTime)]),
    ).toEqual(
      ['2026-11-27', '2026-12-04'].map((date) => [
        date,
        ['22:00', '22:30', '23:00'].map((time) => `${date}T${time}:00-05:00`),
      ]),
    );
  });

  test('reject a period that ends before it starts', async () => {
    const query = { organizationUnitId: 1001, startDate: day, endDate: '2026-11-26' };
    const answer = await sandbox().call('getPublicAppointmentSlots', { path, query });
    expect([answer.status, answer.errors[0]?.typedArgs?.[0]?.value]).toEqual([400, 'endDate']);
  });
});

describe('a benefit', () => {
  const listBenefits = async () =>
    (
      await sandbox().call('listPublicBookableBenefits', { query: { organizationUnitId: 1001 } })
    ).body.map(({ name }) => name);

  test('is listed where it has an offer and an employee', async () => {
    expect(await listBenefits()).toEqual(['Personal Training', 'Trial Session']);
    await db().delete(singleAppointmentOffers).where(eq(singleAppointmentOffers.benefitId, 902));
    expect(await listBenefits()).toEqual(['Personal Training']);
    await db().delete(benefitEmployees);
    expect(await listBenefits()).toEqual([]);
    const { body } = await sandbox().call('getPublicBenefit', { path });
    expect(body.studios).toEqual([]);
  });

  test('is a trial session where the studio configures one', async () => {
    await db().insert(workingHours).values(hours('10:00', '11:00'));
    const query = { organizationUnitId: 1001, startDate: day, endDate: day };
    const trial = (benefitId: number) =>
      sandbox().call('getPublicTrialSessionSlots', { path: { benefitId }, query });
    expect((await trial(901)).errorCode).toBe('benefit.error.notfound');
    expect((await trial(902)).body).toMatchObject({
      price: { state: 'FREE', money: null, benefitTrialConfigurationId: 1 },
      slots: [{ startDateTime: '2026-11-27T10:00:00+01:00' }],
    });
  });

  test('names the option that would pay', async () => {
    const loadOptionTypes = async () =>
      (
        await sandbox().call('listBookableBenefits', {
          as: 'member',
          query: { organizationUnitId: 1001 },
        })
      ).body.map(({ benefitBookingOptionType }) => benefitBookingOptionType);
    expect(await loadOptionTypes()).toEqual([null, null]);
    await db()
      .insert(bookingOptions)
      .values({
        accountId: 9001,
        tenant: 'northside',
        type: 'PURCHASED_CONTINGENT',
        name: 'Pack of trainings',
        categoryIds: [],
        benefitIds: [901],
        remaining: 5,
      });
    expect(await loadOptionTypes()).toEqual(['PURCHASED_CONTINGENT', null]);
  });
});

describe('a slot', () => {
  const slot = async (query: object = {}, as?: 'member') =>
    sandbox().call('getPublicSingleAppointmentSlot', {
      path,
      query: { organizationUnitId: 1001, startDateTime: '2026-11-27T09:00:00Z', ...query },
      ...(as && { as }),
    });

  test('is available, booked by others, booked by the user, or unknown', async () => {
    await db().insert(workingHours).values(hours('10:00', '11:00'));
    expect((await slot()).body).toMatchObject({ available: true, bookedParticipants: 0 });
    await book(sandbox(), '10:00', 9001);
    expect((await slot()).body).toMatchObject({
      available: false,
      bookedParticipants: 1,
      slots: [{ employees: [], alreadyBooked: false }],
    });
    expect((await slot({}, 'member')).body).toMatchObject({
      available: false,
      slots: [{ employees: [{ id: 301 }], alreadyBooked: true }],
    });
    const elsewhere = await slot({ startDateTime: '2026-11-27T09:15:00Z' });
    expect(elsewhere.errorCode).toBe('appointment.error.notfound');
    expect((await slot({ employeeId: 399 })).errorCode).toBe('appointment.error.notfound');
  });

  test('is found only by the user who booked it when it has no employee', async () => {
    await book(sandbox(), '10:00', 9001);
    expect((await slot()).errorCode).toBe('appointment.error.notfound');
    expect((await slot({}, 'member')).body.slots[0]?.alreadyBooked).toBe(true);
  });

  test('is unavailable after its booking deadline', async () => {
    await db().insert(workingHours).values(hours('10:00', '11:00'));
    sandbox().services.clock.set(toInstant('09:00'));
    expect((await slot()).body).toMatchObject({ available: false, bookedParticipants: 0 });
  });
});
