/** Trial sessions: their single use, rejected bookings, and operations that must not book one. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import { customers } from '../src/domains/accounts/tables.ts';
import { bookingOptions, employees } from '../src/domains/bookings/courses/tables.ts';
import {
  singleAppointmentOffers,
  singleAppointments,
} from '../src/domains/bookings/singleAppointments/tables.ts';
import { releaseUnconfirmed } from '../src/domains/bookings/trialSessions/release.ts';
import { trialSessions } from '../src/domains/bookings/trialSessions/tables.ts';
import type { Schemas } from '../src/platform/api.ts';
import { onServer } from './harness/databases.ts';
import { newCard } from './harness/purchase.ts';
import { accountIds, useSandbox } from './harness/sandbox.ts';
import { trialPerson, trialPurchaseBody, trialSlot } from './harness/trials.ts';
import { addSecondEmployee } from './concurrency/appointments.ts';

const stranger = 'alice@example.org';
const noon = '2026-11-26T11:00:00+01:00';

describe('holds of trial sessions', () => {
  const sandbox = useSandbox();
  const db = () => sandbox().services.db;
  const setFreeSlot = () => sandbox().state('an appointment slot', { state: 'free' });
  const hold = (startDateTime?: string) =>
    sandbox().call('createPublicTrialSession', { body: trialSlot(stranger, startDateTime) });

  describe('a hold with another person’s address', () => {
    test('lets the owner hold and confirm another time, which invalidates the first', async () => {
      await setFreeSlot();
      await addSecondEmployee(sandbox(), 902);
      const typed = await hold();
      expect(typed.status).toBe(201);
      const [first] = await db().select().from(trialSessions);
      const own = await hold(noon);
      expect(own.status).toBe(201);
      const rows = await db().select().from(trialSessions);
      const second = rows.find(({ confirmUuid }) => confirmUuid !== first?.confirmUuid);
      const confirm = (uuid = '') => sandbox().call('confirmBenefitTrial', { path: { uuid } });
      expect((await confirm(second?.confirmUuid)).body.state).toBe('CONFIRMED');
      expect((await confirm(second?.confirmUuid)).body.state).toBe('CONFIRMED');
      expect((await confirm(first?.confirmUuid)).errorCode).toBe('trialsession.error.alreadyused');
      expect((await hold('2026-11-26T10:00:00Z')).errorCode).toBe('trialsession.error.alreadyused');
    });

    test('does not restrict the account of the address', async () => {
      await setFreeSlot();
      await addSecondEmployee(sandbox(), 902);
      await sandbox().call('createPublicTrialSession', { body: trialSlot('visitor@example.org') });
      const own = await sandbox().call('createTrialSession', {
        as: 'visitor',
        body: trialSlot('visitor@example.org', noon),
      });
      expect(own.status).toBe(201);
    });

    test('shows its confirmation deadline until it is confirmed', async () => {
      await setFreeSlot();
      const { body } = await hold();
      const item = () =>
        sandbox().call('getPublicCalendarItem', { path: { id: body.calendarItem.uuid } });
      expect((await item()).body.confirmUntil).toBe('2026-11-26T08:00:00+01:00');
      const [held] = await db().select().from(trialSessions);
      await sandbox().call('confirmBenefitTrial', { path: { uuid: held?.confirmUuid ?? '' } });
      expect((await item()).body.confirmUntil).toBeNull();
    });
  });

  describe('other operations', () => {
    const notOrdered = 'trialsession.error.notordered';

    test('do not order a free trial session', async () => {
      await setFreeSlot();
      const pays = { paymentMethod: null, paymentInstrumentId: null };
      const order = { ...trialPurchaseBody(null), ...pays };
      const as = 'visitor';
      const legacyOrder = await sandbox().call('createSingleAppointmentCheckout', {
        as,
        body: order,
      });
      const v4Order = await sandbox().call('createSingleAppointmentCheckoutV4', {
        as,
        body: { ...order, tokenizationReference: null },
      });
      const guests = await sandbox().call('createPublicSingleAppointmentCheckout', { body: order });
      expect([legacyOrder, v4Order, guests].map(({ errorCode }) => errorCode)).toEqual([
        notOrdered,
        notOrdered,
        notOrdered,
      ]);
    });

    test('do not book a trial session with a booking option', async () => {
      await setFreeSlot();
      await sandbox().state('booking options', { kind: 'trainings' });
      await db()
        .update(bookingOptions)
        .set({ benefitIds: [902] })
        .where(eq(bookingOptions.id, 804));
      const { customerData: _, acceptedConsents: __, ...slot } = trialSlot(stranger);
      const book = () =>
        sandbox().call('bookSingle', { as: 'member', body: { ...slot, bookingOptionId: 804 } });
      expect((await book()).errorCode).toBe(notOrdered);
      // A benefit with another offer can still be paid with an option.
      const [offer] = await db()
        .select()
        .from(singleAppointmentOffers)
        .where(eq(singleAppointmentOffers.id, 80_002));
      if (!offer) throw new Error('The test world has no trial session offer.');
      await db()
        .insert(singleAppointmentOffers)
        .values({ ...offer, id: 80_009, trialConfigurationId: null });
      expect((await book()).status).toBe(201);
    });

    test('book a trial session once with a trial contingent', async () => {
      await setFreeSlot();
      await sandbox().state('booking options', { kind: 'trial' });
      const { customerData: _, acceptedConsents: __, ...slot } = trialSlot(stranger);
      const body = { ...slot, bookingOptionId: 805 };
      const query = {
        benefitId: slot.benefitId,
        organizationUnitId: slot.organizationUnitId,
        startDateTime: slot.startDateTime,
      };
      const findTrials = async () =>
        (
          await sandbox().call('getBookingOptionsWithTrialContingentAndOffers', {
            as: 'member',
            query,
          })
        ).body.trialContingents.map(({ id, valid, invalidReason }) => [id, valid, invalidReason]);
      expect(await findTrials()).toEqual([[805, true, null]]);
      const booked = await sandbox().call('bookSingle', { as: 'member', body });
      expect(booked).toMatchObject({ status: 201, body: { paidWith: 'Trial visit' } });
      expect(await findTrials()).toEqual([[805, false, 'USED_UP']]);
      const path = { uuid: booked.body.uuid };
      await sandbox().call('cancelMyCalendarItem', { as: 'member', path });
      expect(await findTrials()).toEqual([[805, true, null]]);
    });

    test('require the studio’s fields and consents for a paid trial session', async () => {
      await setFreeSlot();
      await sandbox().state('a trial session', { price: 'paid' });
      const order = trialPurchaseBody(await newCard(sandbox(), 'visitor', 'pays'));
      const buy = (
        body: Omit<typeof order, 'customerData'> & { customerData: Schemas['CustomerData'] },
      ) => sandbox().call('createSingleAppointmentCheckout', { as: 'visitor', body });
      const { phone: _, ...withoutPhone } = order.customerData;
      const incomplete = [
        await buy({ ...order, acceptedConsents: [] }),
        await buy({ ...order, customerData: withoutPhone }),
      ];
      expect(incomplete.map(({ status }) => status)).toEqual([400, 400]);
      expect(incomplete[0]?.text).toContain('acceptedConsents');
      expect(incomplete[1]?.text).toContain('phone');
      expect((await buy(order)).status).toBe(201);
    });
  });

  test('rejects trial sessions and confirmations of a blocked customer', async () => {
    await setFreeSlot();
    await addSecondEmployee(sandbox(), 902);
    const until = new Date('2026-12-02T00:00:00+01:00');
    await sandbox().call('createPublicTrialSession', { body: trialSlot('visitor@example.org') });
    const [held] = await db().select().from(trialSessions);
    await db().insert(customers).values({
      tenant: 'northside',
      accountId: accountIds.visitor,
      blockMySportsBookingUntil: until,
    });
    const body = trialSlot(stranger, noon);
    const answers = [
      await sandbox().call('createTrialSession', { as: 'visitor', body }),
      await sandbox().call('createPublicTrialSession', { as: 'visitor', body }),
      await sandbox().call('createBenefitTrialSingleAppointment', { as: 'visitor', body }),
      await sandbox().call('confirmBenefitTrial', { path: { uuid: held?.confirmUuid ?? '' } }),
    ];
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(
      answers.map(() => 'booking.error.blocked'),
    );
    await sandbox().state('a course appointment', { id: 50_001, price: 'trial', state: 'open' });
    const course = await sandbox().call('createBenefitTrialCourseAppointment', {
      as: 'visitor',
      body: { courseAppointmentId: 50_001, ...trialPerson(stranger) },
    });
    expect(course.errorCode).toBe('booking.error.blocked');
  });
});

/** The embedded database has one connection, so nothing waits for locks. */
describe.runIf(onServer)('while waiting for a lock', () => {
  const sandbox = useSandbox();

  test('rejects a confirmation that became late, and releases the place once', async () => {
    const { services } = sandbox();
    const { db, clock } = services;
    await sandbox().state('an appointment slot', { state: 'free' });
    await sandbox().call('createPublicTrialSession', { body: trialSlot(stranger) });
    const [held] = await db.select().from(trialSessions);
    const path = { uuid: held?.confirmUuid ?? '' };
    const waiting = await db.transaction(async (tx) => {
      await tx.select().from(employees).for('update');
      const confirmed = sandbox().call('confirmBenefitTrial', { path });
      await waitForLocks(db, 1);
      clock.set(new Date('2026-11-26T08:00:01+01:00'));
      const released = releaseUnconfirmed(services);
      await waitForLocks(db, 2);
      return [confirmed, released] as const;
    });
    const [confirmed] = await Promise.all(waiting);
    expect(confirmed.errorCode).toBe('trialsession.error.expired');
    const [row] = await db.select().from(singleAppointments);
    expect(row?.status).toBe('CANCELED');
  });
});

/** Waits until at least `count` statements of this database wait for a lock. */
async function waitForLocks(db: Database, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const [row] = await db
        .select({ waiting: sql<string>`count(*)` })
        .from(sql`pg_locks join pg_stat_activity using (pid)`)
        .where(sql`not granted and datname = current_database()`);
      return Number(row?.waiting);
    })
    .toBeGreaterThanOrEqual(count);
}
