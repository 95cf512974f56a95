/** Trial sessions: one per person, held until the mail is answered, and released otherwise. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { outboxMails } from '../src/platform/mail/tables.ts';
import {
  singleAppointmentOffers,
  singleAppointments,
} from '../src/domains/bookings/singleAppointments/tables.ts';
import {
  trialConfigurations,
  trialSessions,
} from '../src/domains/bookings/trialSessions/tables.ts';
import { releaseUnconfirmed } from '../src/domains/bookings/trialSessions/release.ts';
import { findMails, visibleParts } from './harness/mails.ts';
import { newCard } from './harness/purchase.ts';
import { accountIds, useSandbox } from './harness/sandbox.ts';
import { trialPerson as person, trialPurchaseBody, trialSlot as slot } from './harness/trials.ts';

const guest = 'guest@example.org';

const sandbox = useSandbox();
const db = () => sandbox().services.db;

const setFreeSlot = () => sandbox().state('an appointment slot', { state: 'free' });
const book = (email = guest) =>
  sandbox().call('createBenefitTrialSingleAppointment', { body: slot(email) });
const loadConfirmUuid = async () => {
  const [trial] = await db().select().from(trialSessions);
  return trial?.confirmUuid ?? '';
};
const confirm = async () =>
  sandbox().call('confirmBenefitTrial', { path: { uuid: await loadConfirmUuid() } });
const listSubjects = async (email = guest) =>
  (await findMails(sandbox(), email)).map(({ subject }) => subject.replace(/^[^:]+: /, ''));
const isFree = async () => {
  const { body } = await sandbox().call('getPublicTrialSessionSlots', {
    path: { benefitId: 902 },
    query: { organizationUnitId: 1001, startDate: '2026-11-26', endDate: '2026-11-26' },
  });
  return body.slots.length > 0;
};
const setClock = (instant: string) => sandbox().services.clock.set(new Date(instant));

describe('without an account', () => {
  test('holds a place and books it once the mailed link is followed', async () => {
    await setFreeSlot();
    const { body } = await book();
    expect(body).toMatchObject({
      state: 'TO_BE_CONFIRMED',
      confirmUntil: '2026-11-26T08:00:00+01:00',
    });
    expect(await isFree()).toBe(false);
    const [request] = await findMails(sandbox(), guest);
    expect(request?.subject).toContain('Bitte bestätige: Trial Session');
    const uuid = await loadConfirmUuid();
    // The page of the link shows day and time of the booking that it confirms.
    expect(request?.link).toContain(
      `/booking/trial-session/902/confirm/${uuid}?booking=${body.calendarItem.uuid}`,
    );
    // The response contains only the booking's uuid, so knowing the address is not enough to confirm.
    expect(uuid).not.toBe(body.calendarItem.uuid);
    expect(request?.calendar).toBeNull();
    expect((await confirm()).body).toMatchObject({ state: 'CONFIRMED', confirmUntil: null });
    expect((await confirm()).body.state).toBe('CONFIRMED');
    const [, confirmation, ...others] = await findMails(sandbox(), guest);
    expect(confirmation?.calendar).toContain('STATUS:CONFIRMED');
    expect(confirmation?.link).toContain(
      `/booking/trial-session/902/success/${body.calendarItem.uuid}?by=booking`,
    );
    expect(others).toEqual([]);
  });

  test('releases an unconfirmed place with a mail, and allows another booking', async () => {
    await setFreeSlot();
    await book();
    setClock('2026-11-26T08:00:00+01:00');
    await releaseUnconfirmed(sandbox().services);
    expect((await db().select().from(singleAppointments))[0]?.status).toBe('BOOKED');
    setClock('2026-11-26T08:00:00.001+01:00');
    expect((await confirm()).errorCode).toBe('trialsession.error.expired');
    await releaseUnconfirmed(sandbox().services);
    await releaseUnconfirmed(sandbox().services);
    expect((await confirm()).errorCode).toBe('trialsession.error.expired');
    expect(await listSubjects()).toEqual([
      'Bitte bestätige: Trial Session',
      'Nicht rechtzeitig bestätigt: Trial Session',
    ]);
    setClock('2026-11-25T09:00:00+01:00');
    expect((await book()).status).toBe(201);
  });

  test('does not release a confirmed place', async () => {
    await setFreeSlot();
    await book();
    await confirm();
    setClock('2026-11-26T09:00:00+01:00');
    await releaseUnconfirmed(sandbox().services);
    expect((await db().select().from(singleAppointments))[0]?.status).toBe('BOOKED');
  });

  test('allows another booking after a cancelation, whose link confirms nothing', async () => {
    await setFreeSlot();
    const { body } = await book();
    const link = await loadConfirmUuid();
    const path = { id: body.calendarItem.uuid };
    expect((await sandbox().call('cancelPublicCalendarItem', { path })).status).toBe(200);
    expect((await confirm()).errorCode).toBe('booking.error.alreadycanceled');
    expect((await book()).status).toBe(201);
    const again = await sandbox().call('confirmBenefitTrial', { path: { uuid: link } });
    expect(again.errorCode).toBe('booking.error.alreadycanceled');
  });

  test('does not disclose whether an address has an account', async () => {
    await setFreeSlot();
    const blank = (answer: Awaited<ReturnType<typeof book>>) =>
      JSON.stringify(visibleParts(answer)).replaceAll(/[0-9a-f-]{36}/g, '');
    const known = await book('member@northside.example');
    await setFreeSlot();
    await db().delete(trialSessions);
    const unknown = await book('nobody@example.org');
    expect(blank(known)).toBe(blank(unknown));
    await setFreeSlot();
    await db().delete(trialSessions);
    await book('Member@northside.example');
    const [row] = await db().select().from(singleAppointments);
    expect(row?.accountId).toBeNull();
    expect((await confirm()).errorCode).toBe('trialsession.error.member');
  });
});

describe('once per person', () => {
  test('applies to an address, whatever its case', async () => {
    await setFreeSlot();
    await book();
    expect((await book(guest.toUpperCase())).errorCode).toBe('booking.error.alreadybooked');
    await confirm();
    expect((await book(guest.toUpperCase())).errorCode).toBe('trialsession.error.alreadyused');
  });

  test('applies to an account that had one as a guest with its address', async () => {
    await setFreeSlot();
    await book('visitor@example.org');
    const again = () => sandbox().call('createTrialSession', { as: 'visitor', body: slot(guest) });
    // An unconfirmed one may be another person's.
    expect((await again()).errorCode).toBe('booking.error.slotfull');
    await confirm();
    expect((await again()).errorCode).toBe('trialsession.error.alreadyused');
  });

  test('applies to every operation, including orders', async () => {
    await setFreeSlot();
    const first = await sandbox().call('createTrialSession', {
      as: 'visitor',
      body: slot(guest),
    });
    expect(first.body.state).toBe('CONFIRMED');
    expect(await listSubjects('visitor@example.org')).toEqual([
      'Dein Platz ist gebucht: Trial Session',
    ]);
    const offer = { priceState: 'ONLINE_PAYMENT' as const, priceCents: 990 };
    await db()
      .update(singleAppointmentOffers)
      .set({ ...offer, paymentMethods: ['CREDIT_CARD'] })
      .where(eq(singleAppointmentOffers.benefitId, 902));
    const order = async (as: 'visitor' | 'member') => ({
      as,
      body: trialPurchaseBody(await newCard(sandbox(), as, 'pays')),
    });
    const second = await sandbox().call('createSingleAppointmentCheckout', await order('visitor'));
    expect(second.errorCode).toBe('booking.error.alreadybooked');
    const member = await sandbox().call('createSingleAppointmentCheckout', await order('member'));
    expect(member.errorCode).toBe('offer.error.notallowed');
  });

  test('is deleted with the account', async () => {
    await setFreeSlot();
    await sandbox().call('createTrialSession', { as: 'visitor', body: slot(guest) });
    expect(await db().select().from(trialSessions)).toMatchObject([
      { person: `account:${accountIds.visitor}` },
    ]);
    setClock('2026-11-27T09:00:00+01:00');
    const headers = { 'x-password': btoa('sample-Passw0rd') };
    const deletion = await sandbox().call('deleteAccount', { as: 'visitor', headers });
    expect(deletion.status).toBe(204);
    expect(await db().select().from(trialSessions)).toEqual([]);
  });
});

describe('studio configuration', () => {
  test('requires its fields and consents', async () => {
    await setFreeSlot();
    const { customerData, acceptedConsents } = person(guest);
    const { phone: _, ...withoutPhone } = customerData;
    const send = (change: object) =>
      sandbox().call('createPublicTrialSession', { body: { ...slot(guest), ...change } });
    const noPhone = await send({ customerData: withoutPhone });
    expect(noPhone.status).toBe(400);
    expect(noPhone.text).toContain('phone');
    const noConsent = await send({ acceptedConsents: [] });
    expect(noConsent.status).toBe(400);
    expect(noConsent.text).toContain('acceptedConsents');
    expect((await send({ acceptedConsents })).status).toBe(201);
  });

  test('has defaults without a name and without courses', async () => {
    await setFreeSlot();
    await db().delete(trialConfigurations);
    const { body } = await sandbox().call('getTrialSessionConfig', {
      query: { organizationUnitId: 1001 },
    });
    expect(body).toMatchObject({ name: null, coursesAllowed: false, benefitId: 902 });
    const course = { id: 50_001, price: 'trial', state: 'open' };
    await sandbox().state('a course appointment', course);
    const tried = await sandbox().call('createBenefitTrialCourseAppointment', {
      body: { courseAppointmentId: 50_001, ...person(guest) },
    });
    expect(tried.errorCode).toBe('offer.error.notallowed');
  });

  test('limits a lead’s data to the form’s fields, until the lead expires', async () => {
    const uuid = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad001';
    await sandbox().state('a lead', { uuid, knows: 'everything' });
    await db()
      .update(trialConfigurations)
      .set({ contactFields: [{ field: 'email', required: true }] });
    const getLead = () => sandbox().call('getTrialSessionLeadCustomer', { path: { uuid } });
    expect((await getLead()).body).toEqual({
      firstname: null,
      lastname: null,
      email: 'visitor@example.org',
      phone: null,
    });
    setClock('2026-12-10T09:00:00+01:00');
    expect((await getLead()).errorCode).toBe('trialsession.error.leadnotfound');
  });
});

test('gives the place of an unconfirmed course to the waiting list', async () => {
  const course = { id: 50_001, price: 'trial', state: 'open' };
  await sandbox().state('a course appointment', course);
  const { body } = await sandbox().call('createBenefitTrialCourseAppointment', {
    body: { courseAppointmentId: 50_001, ...person(guest) },
  });
  expect(body).toMatchObject({
    state: 'TO_BE_CONFIRMED',
    calendarItem: { courseAppointmentId: 50_001, paidWith: 'Trial session', price: null },
  });
  setClock('2026-11-26T09:00:00.001+01:00');
  await releaseUnconfirmed(sandbox().services);
  const path = { id: body.calendarItem.uuid };
  const { body: item } = await sandbox().call('getPublicCalendarItem', { path });
  expect(item.participantStatus).toBe('CANCELED');
  expect(await listSubjects()).toHaveLength(2);
  expect(await db().$count(outboxMails)).toBe(2);
});
