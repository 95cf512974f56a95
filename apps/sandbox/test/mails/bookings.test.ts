/** Mails about bookings: in the recipient's language, even when another user's request triggers them. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../src/domains/accounts/tables.ts';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { notifyAboutBooking } from '../../src/domains/bookings/bookingMails.ts';
import { prospect } from '../../src/states/rows.ts';
import { findMails } from '../harness/mails.ts';
import { addMembers, setCourse } from '../harness/members.ts';
import { finalize, readyCheckout } from '../harness/purchase.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { bankAuthorizations } from '../../src/platform/bank/tables.ts';

const german = { 'accept-language': 'de-DE' };
const polish = { 'accept-language': 'pl-PL' };
const visitor = 'visitor@example.org';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const listSubjects = async (address: string) =>
  (await findMails(sandbox(), address)).map(({ subject }) => subject.split(': ')[1]);

const buy = async (as: 'visitor' | number, headers: Record<string, string> = {}) => {
  const { id } = await readyCheckout(sandbox(), as, { joinWaitingList: true });
  const { body } = await finalize(sandbox(), as, id, headers);
  return body.booking?.uuid ?? '';
};

test('mails a confirmation and a receipt, and mentions the refund on cancelation', async () => {
  await setCourse(db(), {});
  const uuid = await buy('visitor', german);
  const [confirmation, receipt] = await findMails(sandbox(), visitor);
  expect(confirmation?.subject).toContain('Northside Athletics: Dein Platz ist gebucht');
  expect(confirmation?.text).toContain('Donnerstag, 26. November 2026');
  expect(confirmation?.link).toMatch(/^http:\/\/localhost:4100\/studio\/[^/]+\/me\/bookings$/);
  expect(confirmation?.calendar).toContain(`UID:${uuid}@`);
  expect(receipt?.text).toMatch(/14,50\s€/);
  expect(receipt?.text).toContain('Zahlungsart: Visa •••• 4242');
  // The browser's current language does not matter.
  await sandbox().call('cancelCalendarItem', {
    as: 'visitor',
    path: { id: uuid },
    headers: polish,
  });
  const canceled = (await findMails(sandbox(), visitor)).at(-1);
  expect(canceled?.subject).toContain('Deine Buchung wurde storniert');
  expect(canceled?.text).toMatch(/Wir erstatten dir 14,50\s€/);
  expect(canceled?.calendar).toContain('METHOD:CANCEL');
  expect(canceled?.calendar).toContain(`UID:${uuid}@`);
});

test('mails the waiting list position and a promotion in the recipient’s language', async () => {
  await setCourse(db(), {});
  const [first = 0] = await addMembers(db(), 1);
  const uuid = await buy(first, polish);
  await buy('visitor', german);
  expect(await listSubjects(visitor)).toEqual(['Du stehst auf der Warteliste']);
  const [waiting] = await findMails(sandbox(), visitor);
  expect(waiting?.text).toContain('Platz 1');
  expect(waiting?.calendar).toBeNull();
  await sandbox().call('cancelCalendarItem', { as: first, path: { id: uuid }, headers: polish });
  expect(await listSubjects(visitor)).toEqual([
    'Du stehst auf der Warteliste',
    'Du hast einen Platz',
    'Beleg',
  ]);
});

test('mails when the bank declines at a promotion', async () => {
  await setCourse(db(), {});
  const [first = 0] = await addMembers(db(), 1);
  const uuid = await buy(first);
  await buy('visitor', german);
  // The card expires while its holder waits.
  await db().update(bankAuthorizations).set({ expiryMonth: 10, expiryYear: 2026 });
  await sandbox().call('cancelCalendarItem', { as: first, path: { id: uuid } });
  expect((await listSubjects(visitor)).at(-1)).toBe('Dein Platz konnte nicht gebucht werden');
});

test('mails when a member joins and leaves the waiting list', async () => {
  await setCourse(db(), { maxParticipants: 0 });
  const [member = 0] = await addMembers(db(), 1, 3);
  const email = `member-${member}@sample.example`;
  await db().update(accounts).set({ locale: 'fr-FR' }).where(eq(accounts.id, member));
  const { body } = await sandbox().call('bookCourse', {
    as: member,
    body: { courseAppointmentId: 50_001, bookingOptionId: member, joinWaitingList: true },
    headers: polish,
  });
  await sandbox().call('cancelCalendarItem', { as: member, path: { id: body.uuid } });
  const [joined, left] = await findMails(sandbox(), email);
  expect(joined?.subject).toContain('Vous êtes sur liste d’attente');
  expect(left?.subject).toContain('Vous n’êtes plus sur la liste d’attente');
  expect(left?.text).toContain('La séance utilisée vous a été recréditée');
});

test('mails a guest at the entered address', async () => {
  await setCourse(db(), { priceState: 'FREE', priceCents: null });
  await sandbox().call('bookPublicCourse', {
    body: {
      courseAppointmentId: 50_001,
      customerData: { ...prospect, email: 'guest@example.org' },
      joinWaitingList: false,
    },
    headers: german,
  });
  const [mail, ...others] = await findMails(sandbox(), 'guest@example.org');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Hallo Vic Visitor');
  expect(mail?.text).not.toContain('€');
  expect(mail?.link).toContain('/course/50001');
});

test('sends nothing when the transaction fails', async () => {
  await setCourse(db(), {});
  await buy('visitor');
  const [booking] = await db().select().from(bookings);
  const before = await findMails(sandbox(), visitor);
  const undone = db().transaction(async (tx) => {
    await notifyAboutBooking(tx, booking?.id ?? 0, 'canceledByStudio');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await findMails(sandbox(), visitor)).toEqual(before);
});

describe('mails not triggered by the recipient', () => {
  test.for([
    ['waitingEnded', 'Leider kein Platz'],
    ['canceledByStudio', 'Vom Studio abgesagt'],
  ] as const)('use the booking’s language for %s', async ([occasion, subject]) => {
    await setCourse(db(), {});
    await buy('visitor', german);
    const [booking] = await db().select().from(bookings);
    await db().transaction((tx) => notifyAboutBooking(tx, booking?.id ?? 0, occasion));
    expect((await listSubjects(visitor)).at(-1)).toBe(subject);
  });
});

test('mails a code to an unverified account at login, once', async () => {
  await db().update(accounts).set({ verified: false }).where(eq(accounts.email, visitor));
  const password = 'sample-Passw0rd';
  const logIn = () =>
    sandbox().call('login', {
      body: { username: visitor, password },
      headers: { authorization: `Basic ${btoa(`${visitor}:${password}`)}` },
    });
  expect((await logIn()).status).toBe(200);
  await logIn();
  const mails = await findMails(sandbox(), visitor);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.code).toMatch(/^[A-Z2-9]{8}$/);
});

test('shows the calendar file in the outbox', async () => {
  await setCourse(db(), {});
  const uuid = await buy('visitor');
  const answer = await sandbox().app.inject({ url: `/outbox.json?to=${visitor}` });
  expect(answer.json()).toEqual([
    expect.objectContaining({ to: visitor, code: null, calendar: null }),
    expect.objectContaining({ calendar: expect.stringContaining(uuid) }),
  ]);
  const page = await sandbox().app.inject({ url: '/outbox' });
  expect(page.body).toContain(`UID:${uuid}`);
});
