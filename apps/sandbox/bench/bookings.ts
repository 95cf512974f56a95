/**
 * Lets 500 members book a course with 10 places and 20 waiting-list places at the same moment, over HTTP.
 * `node bench/bookings.ts` prints a line of JSON for each database.
 */
import { openEmbedded, openServer, type OpenDatabase } from '../src/platform/database/open.ts';
import { createClock } from '../src/platform/clock.ts';
import { createSession } from '../src/domains/accounts/sessions.ts';
import { createServer } from '../src/app/server.ts';
import { createServices } from '../src/app/services.ts';
import { beginWorld } from '../src/states/world.ts';
import { addMembers, setCourse } from '../test/harness/members.ts';
import { administer, databaseUrl, startPostgres } from '../test/harness/postgres.ts';

export const rush = { members: 500, places: 10, waitingPlaces: 20 };

export type RushResult = {
  booked: number;
  /** Waiting-list positions in the responses, in ascending order. */
  positions: number[];
  refused: number;
  /** Responses that are neither a place nor a 409. */
  others: number;
  milliseconds: number;
  /** State of the database afterwards. */
  stored: { booked: number; waiting: number };
};

type Answer = { status: number; body: unknown };

function readPosition({ body }: Answer): number | null {
  const position: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'waitingListPosition') : null;
  return typeof position === 'number' ? position : null;
}

/**
 * Runs the rush. @param store a database with its tables; its rows are deleted
 */
export async function runBookingRush(store: OpenDatabase): Promise<RushResult> {
  const services = createServices(store.db, createClock());
  await beginWorld({ ...services, me: null });
  await setCourse(store.db, {
    maxParticipants: rush.places,
    maxWaitingListParticipants: rush.waitingPlaces,
  });
  const members = await addMembers(store.db, rush.members);
  const cookies = new Map<number, string>();
  for (const id of members) cookies.set(id, `SESSION=${await createSession(services, id)}`);
  const app = await createServer({
    services,
    logLevel: 'silent',
    portalDist: '/nowhere',
    validateAnswers: false,
    providerStates: false,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const begun = performance.now();
    const answers = await Promise.all(
      members.map(async (id): Promise<Answer> => {
        const response = await fetch(`${origin}/nox/v1/calendar/bookcourse`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Nox-Client-Type': 'WEB',
            'X-Tenant': 'northside',
            Cookie: cookies.get(id) ?? '',
          },
          body: JSON.stringify({
            courseAppointmentId: 50_001,
            bookingOptionId: id,
            joinWaitingList: true,
          }),
        });
        return { status: response.status, body: await response.json() };
      }),
    );
    const milliseconds = Math.round(performance.now() - begun);
    const course = await app.inject({
      url: '/nox/public/v1/bookableitems/course/50001',
      headers: { 'x-nox-client-type': 'WEB' },
    });
    const { bookedParticipants, waitingListParticipants } = course.json<{
      bookedParticipants: number;
      waitingListParticipants: number;
    }>();
    const made = answers.filter(({ status }) => status === 201);
    const positions = made.flatMap((answer) => readPosition(answer) ?? []);
    const refused = answers.filter(({ status }) => status === 409).length;
    return {
      booked: made.length - positions.length,
      positions: positions.toSorted((a, b) => a - b),
      refused,
      others: answers.length - made.length - refused,
      milliseconds,
      stored: { booked: bookedParticipants, waiting: waitingListParticipants },
    };
  } finally {
    await app.close();
  }
}

function report(database: string, { positions, ...result }: RushResult): boolean {
  const dense = positions.every((position, index) => position === index + 1);
  const right =
    result.booked === rush.places &&
    positions.length === rush.waitingPlaces &&
    dense &&
    result.others === 0;
  console.log(JSON.stringify({ database, right, waiting: positions.length, dense, ...result }));
  return right;
}

async function onEmbedded(): Promise<RushResult> {
  const store = await openEmbedded(null);
  await store.prepare(async () => undefined);
  try {
    return await runBookingRush(store);
  } finally {
    await store.close();
  }
}

/** Returns null without a server. */
async function onServer(): Promise<RushResult | null> {
  const server = await startPostgres();
  if (!server) return null;
  const name = 'sandbox_bench';
  try {
    await administer(server.url, `drop database if exists ${name}`);
    await administer(server.url, `create database ${name}`);
    const store = await openServer(databaseUrl(server.url, name));
    await store.prepare(async () => undefined);
    try {
      return await runBookingRush(store);
    } finally {
      await store.close();
    }
  } finally {
    await server.stop();
  }
}

if (import.meta.main) {
  const embedded = report('PGlite', await onEmbedded());
  const server = await onServer();
  if (!server)
    console.log(
      JSON.stringify({
        database: 'PostgreSQL',
        skipped: 'needs POSTGRES_BIN or TEST_DATABASE_URL',
      }),
    );
  process.exitCode = embedded && (!server || report('PostgreSQL', server)) ? 0 : 1;
}
