/** Several sandboxes on one PostgreSQL: guarantees within a process hold between processes. */
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, type OpenDatabase } from '../src/platform/database/open.ts';
import { addDays, dayIn, instantAt, weekdayOf } from '../src/platform/time.ts';
import { checkinReservations, checkinSlots } from '../src/domains/checkinReservations/tables.ts';
import { bookings } from '../src/domains/bookings/tables.ts';
import { payments } from '../src/domains/payments/tables.ts';
import {
  singleAppointments,
  workingHours,
} from '../src/domains/bookings/singleAppointments/tables.ts';
import { createOnServer, onServer } from './harness/databases.ts';
import { addContracts, addMembers, setCourse } from './harness/members.ts';
import { launch, type Process } from './harness/process.ts';
import { readyCheckout } from './harness/purchase.ts';
import { createSandbox, type Sandbox } from './harness/sandbox.ts';

/** Number of concurrent requests per process. */
const times = 5;

type Finalized = { status: number; uuid: string | undefined };

describe.runIf(onServer)('two processes', () => {
  let store: OpenDatabase;
  let local: Sandbox & { begin(): Promise<void> };
  let processes: Process[];
  let origins: string[];

  beforeAll(async () => {
    const url = await createOnServer();
    const env = { DATABASE_URL: url, PROVIDER_STATES: '1' };
    processes = [launch({ env }), launch({ env })];
    store = await openServer(url);
    local = await createSandbox(store);
    origins = await Promise.all(processes.map(({ listening }) => listening));
  });

  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGTERM');
    await Promise.all(processes.map(({ ended }) => ended));
    await local.app.close();
    await store.close();
  });

  /** Sets up a course tomorrow, since the processes run on the machine's time. */
  async function begin(maxParticipants: number): Promise<void> {
    await local.begin();
    local.services.clock.set(null);
    const startsAt = new Date(Date.now() + 24 * 3_600_000);
    await setCourse(store.db, { maxParticipants, startsAt });
  }

  async function finalize(origin: string, as: 'visitor' | number, id: string) {
    const response = await fetch(`${origin}/v3/checkouts/${id}/finalize`, {
      method: 'POST',
      headers: { 'X-Nox-Client-Type': 'WEB', Cookie: await local.cookie(as) },
    });
    const body: unknown = await response.json();
    const booking: unknown = typeof body === 'object' && body ? Reflect.get(body, 'booking') : null;
    const uuid: unknown =
      typeof booking === 'object' && booking ? Reflect.get(booking, 'uuid') : undefined;
    return { status: response.status, uuid: String(uuid) } satisfies Finalized;
  }

  test('book and charge a checkout finalized by both once', async () => {
    await begin(8);
    const { id } = await readyCheckout(local, 'visitor');
    const answers = await Promise.all(
      origins.flatMap((origin) =>
        Array.from({ length: times }, () => finalize(origin, 'visitor', id)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 2 * times }, () => 200),
    );
    expect(new Set(answers.map(({ uuid }) => uuid)).size).toBe(1);
    expect(await store.db.select().from(bookings)).toHaveLength(1);
    const states = await store.db.select().from(payments);
    // Authorizations of the other requests are voided.
    expect(states.filter(({ state }) => state !== 'VOIDED')).toMatchObject([{ state: 'CHARGED' }]);
  });

  test('sell the last place to one buyer, who alone pays', async () => {
    await begin(1);
    const buyers = await addMembers(store.db, 2 * times);
    const ready = [];
    for (const id of buyers) ready.push({ id, checkout: await readyCheckout(local, id) });
    const answers = await Promise.all(
      ready.map(({ id, checkout }, index) => finalize(origins[index % 2] ?? '', id, checkout.id)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2 * times - 1);
    expect(await store.db.select().from(bookings)).toHaveLength(1);
    const states = await store.db.select().from(payments);
    // Authorizations of the other buyers are voided.
    expect(states.filter(({ state }) => state !== 'VOIDED')).toMatchObject([{ state: 'CHARGED' }]);
  });

  test('reserve the last places of a slot for as many members as there are places', async () => {
    await begin(1);
    const tomorrow = addDays(dayIn('Europe/Berlin', new Date()), 1);
    await store.db.insert(checkinSlots).values({
      id: 71,
      studioId: 1001,
      dayOfWeek: weekdayOf(tomorrow),
      startTime: '09:00',
      endTime: '10:30',
      checkinMinutes: 30,
      capacity: 2,
    });
    const members = await addMembers(store.db, 2 * times);
    await addContracts(store.db, members);
    const reserve = async (id: number, index: number) => {
      const response = await fetch(
        `${origins[index % 2] ?? ''}/nox/v1/studios/1001/checkinreservation`,
        {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Nox-Client-Type': 'WEB',
            'X-Tenant': 'northside',
            Cookie: await local.cookie(id),
          },
          body: JSON.stringify({ slotId: 71, usageDate: tomorrow }),
        },
      );
      return response.status;
    };
    const answers = await Promise.all(members.map(reserve));
    expect(answers.filter((status) => status === 201)).toHaveLength(2);
    expect(answers.filter((status) => status === 409)).toHaveLength(2 * times - 2);
    expect(await store.db.$count(checkinReservations)).toBe(2);
  });

  test('never double-book an employee, even with a course', async () => {
    await begin(8);
    const zoneId = 'Europe/Berlin';
    const day = addDays(dayIn(zoneId, new Date()), 2);
    const at = (time: string) => instantAt(zoneId, day, time);
    await store.db.insert(workingHours).values({
      studioId: 1001,
      employeeId: 301,
      weekday: weekdayOf(day),
      from: '09:00',
      until: '16:00',
    });
    const course = { startsAt: at('12:30'), endsAt: at('13:30') };
    await setCourse(store.db, course);
    const starts = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '13:00'];
    const members = await addMembers(store.db, 2 * starts.length, null, [901]);
    const answers = await Promise.all(
      members.map(async (id, index) => {
        const response = await fetch(`${origins[index % 2]}/nox/v1/calendar/booksingle`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Nox-Client-Type': 'WEB',
            Cookie: await local.cookie(id),
          },
          body: JSON.stringify({
            benefitId: 901,
            organizationUnitId: 1001,
            startDateTime: at(starts[Math.floor(index / 2)] ?? '').toISOString(),
            employeeId: null,
            bookingOptionId: id,
          }),
        });
        return response.status;
      }),
    );
    const booked = await store.db
      .select()
      .from(singleAppointments)
      .orderBy(asc(singleAppointments.startsAt));
    expect(booked.length).toBeGreaterThan(0);
    expect(answers.filter((status) => status === 201)).toHaveLength(booked.length);
    expect(answers.filter((status) => status === 409)).toHaveLength(members.length - booked.length);
    const busyTimes = [...booked, course].toSorted(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
    );
    for (const [index, { endsAt }] of busyTimes.entries())
      expect((busyTimes[index + 1]?.startsAt ?? endsAt) >= endsAt).toBe(true);
  });

  test('share sessions', async () => {
    await begin(1);
    const Cookie = await local.cookie('member');
    const answers = await Promise.all(
      origins.map((origin) =>
        fetch(`${origin}/v1/me/info`, { headers: { 'X-Nox-Client-Type': 'WEB', Cookie } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
