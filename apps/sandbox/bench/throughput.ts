/**
 * Compares bookings a second for one class on PostgreSQL with those of a bare Fastify route that sends the same SQL,
 * taking turns.
 * `node bench/throughput.ts` prints a line of JSON.
 */
import { eq } from 'drizzle-orm';
import { createClock } from '../src/platform/clock.ts';
import { openServer } from '../src/platform/database/open.ts';
import { createSession } from '../src/domains/accounts/sessions.ts';
import { sessions } from '../src/domains/accounts/tables.ts';
import { bookings } from '../src/domains/bookings/tables.ts';
import { createServer } from '../src/app/server.ts';
import { createServices } from '../src/app/services.ts';
import { beginWorld } from '../src/states/world.ts';
import { addMembers, setCourse } from '../test/harness/members.ts';
import { onPostgres } from './load/onPostgres.ts';
import { type Parts, startBare } from './load/bare.ts';
import { fire } from './load/fire.ts';
import { recordStatements } from './load/record.ts';

const rounds = 4;
const bookingsARound = 500;
const concurrency = 16;

/** One booking to record, two rounds to warm up, then the measured rounds. */
const membersNeeded = 1 + 2 * rounds * bookingsARound + 2 * bookingsARound;

type Measured = { sandbox: number[]; bare: number[]; statements: number };

async function measure(url: string): Promise<Measured> {
  const store = await openServer(url);
  await store.prepare(async () => undefined);
  const services = createServices(store.db, createClock());
  await beginWorld({ ...services, me: null });
  await setCourse(store.db, { maxParticipants: 1_000_000 });
  const members = await addMembers(store.db, membersNeeded);
  const cookies: string[] = [];
  for (const id of members) cookies.push(`SESSION=${await createSession(services, id)}`);
  const sandbox = await createServer({
    services,
    logLevel: 'silent',
    portalDist: '/nowhere',
    validateAnswers: false,
    providerStates: false,
  });
  const origin = await sandbox.listen({ port: 0, host: '127.0.0.1' });

  const [firstId = 0] = members;
  const statements = await recordStatements(async () => {
    const answer = await sandbox.inject({
      method: 'POST',
      url: '/nox/v1/calendar/bookcourse',
      headers: {
        'x-nox-client-type': 'WEB',
        'x-tenant': 'northside',
        cookie: cookies[0] ?? '',
      },
      payload: { courseAppointmentId: 50_001, bookingOptionId: firstId, joinWaitingList: false },
    });
    if (answer.statusCode !== 201) throw new Error(`The first booking failed: ${answer.body}`);
  });
  await services.background.idle();

  const tokenHashes = new Map<number, string>();
  for (const session of await store.db.select().from(sessions))
    tokenHashes.set(session.accountId, session.tokenHash);
  const ids = new Map(cookies.map((cookie, index) => [cookie, members[index] ?? 0]));
  const bare = await startBare(url, statements, (cookie): Parts => {
    const id = ids.get(cookie) ?? 0;
    return new Map<unknown, unknown>([
      [firstId, id],
      [`account:${firstId}`, `account:${id}`],
      [`member-${firstId}@sample.example`, `member-${id}@sample.example`],
      [tokenHashes.get(firstId), tokenHashes.get(id)],
    ]);
  });

  let used = 1;
  const round = async (at: string): Promise<number> => {
    const optionIds = members.slice(used, used + bookingsARound);
    const { made, milliseconds } = await fire({
      origin: at,
      cookies: cookies.slice(used, used + bookingsARound),
      optionIds,
      concurrency,
    });
    used += bookingsARound;
    if (made !== bookingsARound) throw new Error(`${bookingsARound - made} bookings failed.`);
    return (made * 1000) / milliseconds;
  };
  try {
    await round(bare.origin);
    await round(origin);
    const measured: Measured = { sandbox: [], bare: [], statements: statements.length };
    for (let number = 0; number < rounds; number += 1) {
      measured.bare.push(await round(bare.origin));
      measured.sandbox.push(await round(origin));
    }
    const stored = await store.db.$count(bookings, eq(bookings.status, 'BOOKED'));
    if (stored !== used) throw new Error(`${stored} bookings are stored, ${used} were made.`);
    return measured;
  } finally {
    await bare.close();
    await sandbox.close();
    await store.close();
  }
}

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await onPostgres(async (begin) => {
  const { sandbox, bare, statements } = await measure(await begin('sandbox_throughput'));
  const [mine, theirs] = [middle(sandbox), middle(bare)];
  return {
    sandbox: Math.round(mine),
    bare: Math.round(theirs),
    share: mine / theirs,
    statements,
  };
});
