/** Mails reach the mail server once, however often it rejects them and however many processes send. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from '../../src/platform/clock.ts';
import type { OpenDatabase } from '../../src/platform/database/open.ts';
import { addJob } from '../../src/platform/jobs/addJob.ts';
import { createJobs } from '../../src/platform/jobs/jobs.ts';
import { jobs } from '../../src/platform/jobs/tables.ts';
import { outboxMails } from '../../src/platform/mail/tables.ts';
import { createServices } from '../../src/app/services.ts';
import { addMinutes } from '../../src/platform/time.ts';
import { openEmpty } from '../harness/databases.ts';
import { type MailServer, startMailServer } from '../harness/smtp.ts';

const begin = new Date('2026-11-25T09:00:00Z');

const createLetter = (to: string) => ({
  to,
  from: 'Northside Athletics',
  subject: 'Northside Athletics: Sample',
  text: 'Your code: K7MPRT4W',
  html: '<p>Your code: K7MPRT4W</p>',
  code: 'K7MPRT4W',
  link: null,
  calendar: 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR',
});

let store: OpenDatabase;
let smtp: MailServer;

beforeAll(async () => {
  store = await openEmpty();
});
afterAll(() => store.close());
beforeEach(async () => {
  smtp = await startMailServer();
  await store.db.delete(outboxMails);
  await store.db.delete(jobs);
});
afterEach(async () => {
  await smtp.close();
});

/** Creates the services of a separate process. */
const createProcess = () => {
  const clock = createClock();
  clock.set(begin);
  const surroundings = { portalOrigin: () => 'https://portal.example', outbox: false };
  return createServices(store.db, clock, { ...surroundings, smtpUrl: smtp.url });
};

test('retries a rejected mail after growing intervals with the same Message-ID', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { mail, clock } = createProcess();
  await mail.send(createLetter('one@example.org'));
  smtp.mode = 'reject';
  await mail.deliver();
  await mail.deliver();
  expect(smtp.rejected).toHaveLength(1);
  clock.set(addMinutes(begin, 1));
  await mail.deliver();
  clock.set(addMinutes(begin, 2));
  await mail.deliver();
  expect(smtp.rejected).toHaveLength(2);
  smtp.mode = 'accept';
  clock.set(addMinutes(begin, 3));
  await mail.deliver();
  await mail.deliver();
  expect(smtp.accepted.map(({ to }) => to)).toEqual(['one@example.org']);
  const ids = [...smtp.rejected, ...smtp.accepted].map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@studio-portal\.example>$/);
  expect(smtp.accepted[0]?.raw).toContain('text/calendar; charset=utf-8; method=PUBLISH');
  // Neither stores nor logs the address or the code.
  expect(await store.db.select().from(outboxMails)).toEqual([]);
  expect(errors.mock.calls.join()).not.toContain('one@example.org');
});

test.for([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['a!b@example.org', 'a!b@example.org'],
  ["o'neil@example.org", "o'neil@example.org"],
  ["!#$%&'*+/=?^_`{|}~-@example.org", "!#$%&'*+/=?^_`{|}~-@example.org"],
] as const)('delivers to %s', async ([to, recipient]) => {
  const { mail } = createProcess();
  await mail.send(createLetter(to));
  await mail.deliver();
  // The server of this test converts the domain of the envelope back to Unicode.
  expect(smtp.accepted.map((received) => received.to)).toEqual([to]);
  expect(smtp.accepted[0]?.raw).toContain(`\r\nTo: ${recipient}\r\n`);
});

test('declares the method of a calendar file', async () => {
  const { mail } = createProcess();
  const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR';
  await mail.send({ ...createLetter('one@example.org'), calendar });
  await mail.deliver();
  expect(smtp.accepted[0]?.raw).toContain('text/calendar; charset=utf-8; method=CANCEL');
});

test('gives up on a mail that is always rejected, and erases it', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { mail, clock } = createProcess();
  await mail.send(createLetter('never@example.org'));
  smtp.mode = 'reject';
  for (let hour = 0; hour <= 100; hour++) {
    clock.set(addMinutes(begin, hour * 60));
    await mail.deliver();
  }
  expect(smtp.rejected).toHaveLength(12);
  const [row] = await store.db.select().from(outboxMails);
  expect(row).toMatchObject({ recipient: '', text: '', html: '', code: null, link: null });
  expect(row?.closedAt).not.toBeNull();
  expect(errors.mock.lastCall?.[0]).toBe(
    'A mail was not taken by the mail server (451): given up.',
  );
});

test('sends each mail once from two concurrent processes', async () => {
  const [a, b] = [createProcess(), createProcess()];
  const addresses = Array.from({ length: 30 }, (_, index) => `reader-${index}@example.org`);
  for (const address of addresses) await a.mail.send(createLetter(address));
  await Promise.all([a.mail.deliver(), b.mail.deliver()]);
  expect(smtp.accepted.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
});

test('sends no mail of a failed transaction', async () => {
  const { mail, db } = createProcess();
  const failing = db.transaction(async (tx) => {
    await mail.send(createLetter('never@example.org'), tx);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await mail.deliver();
  expect(smtp.accepted).toEqual([]);
});

test('keeps mails until there is a mail server', async () => {
  const without = createServices(store.db, createClock(), {
    portalOrigin: () => 'https://portal.example',
    outbox: false,
    smtpUrl: null,
  });
  await without.mail.send(createLetter('patient@example.org'));
  await without.mail.deliver();
  const { mail } = createProcess();
  await mail.deliver();
  expect(smtp.accepted.map(({ to }) => to)).toEqual(['patient@example.org']);
});

test('runs each job once in two processes, and retries a failed one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const clock = createClock();
  clock.set(begin);
  const surface = { context: {}, hostname: 'localhost', language: null };
  const done: string[] = [];
  let fails = true;
  const worker = () =>
    createJobs(store.db, clock, async (_, job) => {
      const email = 'email' in job ? String(job.email) : '';
      if (email === '1' && fails) throw new Error('not now');
      done.push(email);
    });
  const [a, b] = [worker(), worker()];
  for (const email of ['0', '1', '2', '3'])
    await addJob(store.db, { kind: 'resetPassword', surface, email });
  await Promise.all([a.runDue(), b.runDue()]);
  expect(done.toSorted()).toEqual(['0', '2', '3']);
  fails = false;
  await a.runDue();
  expect(done).toHaveLength(3);
  clock.set(addMinutes(begin, 1));
  await a.runDue();
  expect(done.at(-1)).toBe('1');
  expect(await store.db.select().from(jobs)).toEqual([]);
});
