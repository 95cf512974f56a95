/** Messages: one per event, in the member's language, with escaped content. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../src/domains/accounts/tables.ts';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import { decideAmendment } from '../src/domains/customerData/amendments.ts';
import { messageTexts } from '../src/domains/messages/messageTexts.ts';
import { messages } from '../src/domains/messages/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { memberId } from '../src/states/rows.ts';
import { addMembers, setCourse } from './harness/members.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;

const listMessages = async () => {
  await sandbox().services.background.idle();
  const { body } = await sandbox().call('listMessages', { as: 'member' });
  return body.content;
};

const path = { contractId: membershipIds.contract };
const body = { cancelationReasonId: 96_001, contractEndDate: null };

test('have a text with the same placeholders in every language', () => {
  const listPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  const english = messageTexts['en-GB'];
  for (const texts of Object.values(messageTexts))
    for (const [type, { subject, text, link }] of Object.entries(texts)) {
      const same = Object.entries(english).find(([name]) => name === type)?.[1];
      expect(listPlaceholders(subject)).toEqual(listPlaceholders(same?.subject ?? ''));
      expect(listPlaceholders(text)).toEqual(listPlaceholders(same?.text ?? ''));
      expect(link).not.toBe('');
    }
});

test('are created once for a cancelation and once for its withdrawal, in the member’s language', async () => {
  await sandbox().state('a membership', { state: 'running' });
  await db().update(accounts).set({ locale: 'de-DE' }).where(eq(accounts.id, memberId));
  // A name that Markdown would render as a link.
  await db()
    .update(contracts)
    .set({ name: '[Flex](https://elsewhere.example) *1*' })
    .where(eq(contracts.id, membershipIds.contract));
  const headers = { 'idempotency-key': '0d4f1f0e-6a8b-4a52-9b43-2b7c0d9e1f01' };
  const cancel = () => sandbox().call('cancelContract', { as: 'member', path, body, headers });
  await Promise.all([cancel(), cancel()]);
  expect((await listMessages()).map(({ type }) => type)).toEqual(['CANCELATION_RECEIVED']);
  await sandbox().call('withdrawContractCancelation', { as: 'member', path });
  const [stays, canceled, ...others] = await listMessages();
  expect(others).toEqual([]);
  expect(stays).toMatchObject({ type: 'CANCELATION_WITHDRAWN', readDateTime: null });
  expect(canceled?.subject).toBe('Kündigung eingegangen: [Flex](https://elsewhere.example) *1*');
  expect(canceled?.text).toContain(String.raw`**\[Flex\]\(https://elsewhere.example\) \*1\***`);
  expect(canceled?.text).toContain('Sonntag, 28. Februar 2027');
  expect(canceled?.text).toContain(
    '[Deine Verträge ansehen](/studio/bm9ydGhzaWRlOjEwMDE%3D/selfservice/contract/current)',
  );
});

test('are not created at a studio that has disabled them', async () => {
  await sandbox().state('a membership', { state: 'running' });
  await db().update(studios).set({ messagesEnabled: false }).where(eq(studios.id, 1001));
  await sandbox().call('cancelContract', { as: 'member', path, body });
  expect(await listMessages()).toEqual([]);
  const enabled = await sandbox().call('getMessagesEnabled', { as: 'member' });
  expect(enabled.body).toEqual({ enabled: false });
});

test('are created for each decision on a change, with their own text', async () => {
  const now = sandbox().services.clock.now();
  for (const [section, state] of [
    ['personal', 'ACCEPTED'],
    ['address', 'REJECTED'],
  ] as const) {
    const id = `6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b0${state === 'ACCEPTED' ? 1 : 2}`;
    await sandbox().state('an amendment', { id, section, state: 'pending' });
    await decideAmendment({ db: db() }, id, state, now);
    await decideAmendment({ db: db() }, id, state, now);
  }
  const sent = await listMessages();
  expect(sent.map(({ type }) => type)).toEqual(['AMENDMENT_REJECTED', 'AMENDMENT_ACCEPTED']);
  expect(sent[0]?.text).toContain('hasn’t accepted your change: **Address**');
});

test('are created once for a promotion from the waiting list, for the promoted member only', async () => {
  await setCourse(db(), {});
  const [first = 0, second = 0] = await addMembers(db(), 2);
  const book = (as: number) =>
    sandbox().call('bookCourse', {
      as,
      body: { courseAppointmentId: 50_001, bookingOptionId: as, joinWaitingList: true },
    });
  const { body: booked } = await book(first);
  await book(second);
  await sandbox().call('cancelCalendarItem', { as: first, path: { id: booked.uuid } });
  await sandbox().services.background.idle();
  const sent = await db().select().from(messages);
  expect(sent).toMatchObject([{ customerId: second, type: 'MOVED_UP' }]);
  // Without a language of the account or the browser, the studio's language applies.
  expect(sent[0]?.subject).toBe('Du hast einen Platz: Morning Yoga');
  expect(sent[0]?.text).toContain('/me/bookings)');
});

test('are paged, and not counted once read or deleted', async () => {
  await sandbox().state('messages', {});
  const query = { page: 0, size: 1 };
  const first = (await sandbox().call('listMessages', { as: 'member', query })).body;
  expect(first).toMatchObject({ hasNext: true, content: [{ id: 99_102, readDateTime: null }] });
  const unread = async () =>
    (await sandbox().call('getUnreadMessagesCount', { as: 'member' })).body.count;
  expect(await unread()).toBe(1);
  const one = { as: 'member', path: { id: 99_102 } } as const;
  expect((await sandbox().call('readMessage', one)).status).toBe(204);
  expect(await unread()).toBe(0);
  expect((await sandbox().call('getMessage', one)).body.readDateTime).toBe(
    '2026-11-25T09:00:00+01:00',
  );
  expect((await sandbox().call('deleteMessage', one)).status).toBe(204);
  expect((await sandbox().call('getMessage', one)).errorCode).toBe('message.error.notfound');
  expect((await sandbox().call('readMessage', one)).errorCode).toBe('message.error.notfound');
  expect((await listMessages()).map(({ id }) => id)).toEqual([99_101]);
});
