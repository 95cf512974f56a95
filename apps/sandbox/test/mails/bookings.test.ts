/** What a reader is promised about a booking is mailed: in the reader's language, also when somebody else's request is the cause. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../src/domains/accounts/tables.ts';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { notifyAboutBooking } from '../../src/domains/bookings/bookingMails.ts';
import { prospect } from '../../src/states/rows.ts';
import { mailsTo } from '../harness/mails.ts';
import { addMembers, setCourse } from '../harness/members.ts';
import { finalize, readyCheckout } from '../harness/purchase.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { bankAuthorizations } from '../../src/platform/bank/tables.ts';

const german = { 'accept-language': 'de-DE' };
const polish = { 'accept-language': 'pl-PL' };
const visitor = 'visitor@example.org';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const subjects = async (address: string) =>
  (await mailsTo(sandbox(), address)).map(({ subject }) => subject.split(': ')[1]);

const buy = async (as: 'visitor' | number, headers: Record<string, string> = {}) => {
  const { id } = await readyCheckout(sandbox(), as, { joinWaitingList: true });
  const { body } = await finalize(sandbox(), as, id, headers);
  return body.booking?.uuid ?? '';
};

test('a purchase is confirmed and receipted, and its cancelation tells of the refund', async () => {
  await setCourse(db(), {});
  const uuid = await buy('visitor', german);
  const [confirmation, receipt] = await mailsTo(sandbox(), visitor);
  expect(confirmation?.subject).toContain('Northside Athletics: Dein Platz ist gebucht');
  expect(confirmation?.text).toContain('Donnerstag, 26. November 2026');
  expect(confirmation?.link).toMatch(/^http:\/\/localhost:4100\/studio\/[^/]+\/me\/bookings$/);
  expect(confirmation?.calendar).toContain(`UID:${uuid}@`);
  expect(receipt?.text).toMatch(/14,50\s€/);
  expect(receipt?.text).toContain('Zahlungsart: Visa •••• 4242');
  // Whatever language the browser speaks now.
  await sandbox().call('cancelCalendarItem', {
    as: 'visitor',
    path: { id: uuid },
    headers: polish,
  });
  const canceled = (await mailsTo(sandbox(), visitor)).at(-1);
  expect(canceled?.subject).toContain('Deine Buchung wurde storniert');
  expect(canceled?.text).toMatch(/Wir erstatten dir 14,50\s€/);
  expect(canceled?.calendar).toContain('STATUS:CANCELLED');
});

test('whoever waits hears of the position, and of moving up in the own language', async () => {
  await setCourse(db(), {});
  const [first = 0] = await addMembers(db(), 1);
  const uuid = await buy(first, polish);
  await buy('visitor', german);
  expect(await subjects(visitor)).toEqual(['Du stehst auf der Warteliste']);
  const [waiting] = await mailsTo(sandbox(), visitor);
  expect(waiting?.text).toContain('Platz 1');
  expect(waiting?.calendar).toBeNull();
  await sandbox().call('cancelCalendarItem', { as: first, path: { id: uuid }, headers: polish });
  expect(await subjects(visitor)).toEqual([
    'Du stehst auf der Warteliste',
    'Du hast einen Platz',
    'Beleg',
  ]);
});

test('a bank that declines when a place comes up is told, too', async () => {
  await setCourse(db(), {});
  const [first = 0] = await addMembers(db(), 1);
  const uuid = await buy(first);
  await buy('visitor', german);
  // The card expires while its holder waits.
  await db().update(bankAuthorizations).set({ expiryMonth: 10, expiryYear: 2026 });
  await sandbox().call('cancelCalendarItem', { as: first, path: { id: uuid } });
  expect((await subjects(visitor)).at(-1)).toBe('Dein Platz konnte nicht gebucht werden');
});

test('a member books with an option, and leaves the waiting list again', async () => {
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
  const [joined, left] = await mailsTo(sandbox(), email);
  expect(joined?.subject).toContain('Vous êtes sur liste d’attente');
  expect(left?.subject).toContain('Vous n’êtes plus sur la liste d’attente');
  expect(left?.text).toContain('La séance utilisée vous a été recréditée');
});

test('a guest is told at the address that was typed', async () => {
  await setCourse(db(), { priceState: 'FREE', priceCents: null });
  await sandbox().call('bookPublicCourse', {
    body: {
      courseAppointmentId: 50_001,
      customerData: { ...prospect, email: 'guest@example.org' },
      joinWaitingList: false,
    },
    headers: german,
  });
  const [mail, ...others] = await mailsTo(sandbox(), 'guest@example.org');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Hallo Vic Visitor');
  expect(mail?.text).not.toContain('€');
  expect(mail?.link).toContain('/course/50001');
});

test('a booking that is undone tells nothing', async () => {
  await setCourse(db(), {});
  await buy('visitor');
  const [booking] = await db().select().from(bookings);
  const before = await mailsTo(sandbox(), visitor);
  const undone = db().transaction(async (tx) => {
    await notifyAboutBooking(tx, booking?.id ?? 0, 'canceledByStudio');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await mailsTo(sandbox(), visitor)).toEqual(before);
});

describe('without a request of the reader', () => {
  test.for([
    ['waitingEnded', 'Leider kein Platz'],
    ['canceledByStudio', 'Vom Studio abgesagt'],
  ] as const)('%s is told in the language of the booking', async ([occasion, subject]) => {
    await setCourse(db(), {});
    await buy('visitor', german);
    const [booking] = await db().select().from(bookings);
    await db().transaction((tx) => notifyAboutBooking(tx, booking?.id ?? 0, occasion));
    expect((await subjects(visitor)).at(-1)).toBe(subject);
  });
});

test('a mail of the login: whoever has not confirmed the address gets a code, once', async () => {
  await db().update(accounts).set({ verified: false }).where(eq(accounts.email, visitor));
  const password = 'sample-Passw0rd';
  const logIn = () =>
    sandbox().call('login', {
      body: { username: visitor, password },
      headers: { authorization: `Basic ${btoa(`${visitor}:${password}`)}` },
    });
  expect((await logIn()).status).toBe(200);
  await logIn();
  const mails = await mailsTo(sandbox(), visitor);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.code).toMatch(/^[A-Z2-9]{8}$/);
});

test('the outbox shows the calendar file', async () => {
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
