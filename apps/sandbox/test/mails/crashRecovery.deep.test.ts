/** A sandbox that is killed while it sends mails loses none that it has promised. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobs } from '../../src/platform/jobs/tables.ts';
import { outboxMails } from '../../src/platform/mail/tables.ts';
import { createClient } from '../harness/client.ts';
import { onServer } from '../harness/databases.ts';
import {
  createPersistentDatabase,
  type PersistentDatabase,
} from '../harness/persistentDatabase.ts';
import { launch, type Process } from '../harness/process.ts';
import { type MailServer, startMailServer } from '../harness/smtp.ts';
import { bookCourse, setUpMembers } from '../harness/world.ts';

let smtp: MailServer;
beforeEach(async () => {
  smtp = await startMailServer();
});
afterEach(() => smtp.close());

const start = ({ env }: PersistentDatabase): Process =>
  launch({ env: { ...env, PROVIDER_STATES: '1', SMTP_URL: smtp.url } });

const addresses = Array.from({ length: 8 }, (_, index) => `new-${index}@example.org`);

/** Registers an account. @returns whether a mail was promised */
async function register(origin: string, email: string): Promise<boolean> {
  const body = {
    email,
    password: 'sample-Passw0rd',
    firstname: 'Nele',
    lastname: 'Neu',
    locale: 'de-DE',
    termsAccepted: true,
  };
  const answer = await createClient(origin)
    .call('register', { body })
    .catch(() => null);
  return answer !== null;
}

async function waitForMails(count: number): Promise<void> {
  await expect
    .poll(() => new Set(smtp.accepted.map(({ to }) => to)).size, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(count);
}

async function killAndRestart(place: PersistentDatabase) {
  const empty = await place.open();
  const [member] = await setUpMembers(empty, 1, { maxParticipants: 5 });
  await empty.close();

  // Kills the process while the mail server has not answered yet, with more mails promised.
  smtp.mode = 'hang';
  const first = start(place);
  const origin = await first.listening;
  if (member) await bookCourse(origin, member);
  await expect.poll(() => smtp.hanging, { timeout: 30_000 }).toBe(1);
  const promised: string[] = [];
  await Promise.all(
    addresses.map(async (email) => {
      if (!(await register(origin, email))) return;
      promised.push(email);
      if (promised.length === 3) first.child.kill('SIGKILL');
    }),
  );
  await first.ended;

  // Releases mails that the killed process had reserved.
  const store = await place.open();
  await store.db.update(outboxMails).set({ dueAt: null });
  // Includes mails stored for requests whose answer never arrived.
  const pendingCount = (await store.db.$count(outboxMails)) + (await store.db.$count(jobs));
  await store.close();
  smtp.mode = 'accept';
  const second = start(place);
  await second.listening;
  await waitForMails(pendingCount);
  second.child.kill('SIGTERM');
  const { code } = await second.ended;

  const after = await place.open();
  const remaining = [
    ...(await after.db.select().from(outboxMails)),
    ...(await after.db.select().from(jobs)),
  ];
  await after.close();
  const expected = [`member-${member?.id}@sample.example`, ...promised];
  return { expected, code, left: remaining };
}

/** Summarizes the outcome: each promised mail is sent once; an unanswered registration may send one as well. */
function summarizeOutcome({ expected, code, left }: Awaited<ReturnType<typeof killAndRestart>>) {
  const to = smtp.accepted.map((mail) => mail.to);
  return {
    promised: expected.length >= 4,
    missing: expected.filter((address) => !to.includes(address)),
    duplicates: to.length - new Set(to).size,
    code,
    left,
  };
}

const expectedOutcome = { promised: true, missing: [], duplicates: 0, code: 0, left: [] };

test('sends each promised mail once after a kill', async () => {
  const place = await createPersistentDatabase();
  const outcome = await killAndRestart(place);
  await place.remove();
  expect(summarizeOutcome(outcome)).toEqual(expectedOutcome);
});

// Only one process at a time may use the embedded database.
test.runIf(onServer)('sends each mail once from two processes', async () => {
  const place = await createPersistentDatabase();
  const store = await place.open();
  await setUpMembers(store, 1, { maxParticipants: 5 });
  await store.close();
  const processes = [start(place), start(place)];
  const origins = await Promise.all(processes.map(({ listening }) => listening));
  await Promise.all(addresses.map((email, index) => register(origins[index % 2] ?? '', email)));
  await waitForMails(addresses.length);
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  expect(smtp.accepted.map(({ to }) => to).toSorted()).toEqual(addresses);
});
