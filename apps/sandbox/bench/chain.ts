/**
 * Times every read of the API description and every chore in a chain of 400 studios on PostgreSQL, beside the test world
 * alone, and lets 200 members read at once. On the embedded database the chain has a tenth of the size.
 * `node bench/chain.ts` prints a line of JSON for each database.
 */
import { chores } from '../src/app/chores.ts';
import { createServer } from '../src/app/server.ts';
import { createServices } from '../src/app/services.ts';
import { createSession } from '../src/domains/accounts/sessions.ts';
import { createClock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/database/database.ts';
import { type OpenDatabase, openEmbedded, openServer } from '../src/platform/database/open.ts';
import { beginWorld, present } from '../src/states/world.ts';
import { type CrowdTimes, readAtOnce } from './chain/crowd.ts';
import { type ChainSize, fillChain, firstChainId, largeChain } from './chain/fill.ts';
import { reads, rollBack, timeRead } from './chain/reads.ts';
import { onPostgres } from './load/onPostgres.ts';

const crowdSize = 200;
const crowdSeconds = 30;

type Measured = {
  size: ChainSize;
  /** Median times in milliseconds in the test world and in the chain. */
  reads: { id: string; world: number; chain: number }[];
  /** Time of a round of each chore with nothing to do, in milliseconds. */
  chores: { name: string; milliseconds: number }[];
  crowd?: CrowdTimes;
};

async function beginAt(store: OpenDatabase): Promise<void> {
  await store.prepare(async () => undefined);
  await beginWorld({ ...createServices(store.db, createClock()), me: null });
}

/** Runs each chore several times to complete pending work, then times another run. */
async function timeChores(db: Database): Promise<Measured['chores']> {
  const times: Measured['chores'] = [];
  for (const [name, chore] of Object.entries(chores))
    await rollBack(db, async (tx) => {
      const clock = createClock();
      clock.set(present);
      const services = createServices(tx, clock);
      for (let round = 0; round < 5; round += 1) await chore(services);
      const begun = performance.now();
      await chore(services);
      times.push({ name, milliseconds: performance.now() - begun });
    });
  return times;
}

/** Requests of the portal for its header, timetable, bookings, payment methods, studio list and appointments. */
const pathsAt = (studioId: number): string[] => [
  '/v1/me/info',
  `/nox/v2/bookableitems/courses/with-canceled?organizationUnitId=${studioId}&startDate=2026-11-23&endDate=2026-11-29`,
  '/nox/v1/calendar/current',
  '/v2/paymentinstruments',
  '/v1/public/studios/forbookingportal?size=18',
  `/nox/v1/bookableitems/benefits?organizationUnitId=${studioId}`,
];

async function timeCrowd(db: Database, { studios }: ChainSize): Promise<CrowdTimes> {
  const clock = createClock();
  clock.set(present);
  const services = createServices(db, clock);
  const app = await createServer({
    services,
    logLevel: 'silent',
    portalDist: '/nowhere',
    validateAnswers: false,
    providerStates: false,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const readers = [];
    for (let number = 2; number < crowdSize + 2; number += 1) {
      const studioId = firstChainId + 2 + ((number - 2) % (studios - 1));
      const cookie = `SESSION=${await createSession(services, firstChainId + number)}`;
      readers.push({ cookie, paths: pathsAt(studioId) });
    }
    return await readAtOnce({ origin, readers, seconds: crowdSeconds });
  } finally {
    await app.close();
  }
}

async function measure(
  world: OpenDatabase,
  chain: OpenDatabase,
  size: ChainSize,
): Promise<Measured> {
  await beginAt(world);
  await beginAt(chain);
  await fillChain(chain.db, size);
  const times: Measured['reads'] = [];
  for (const id of reads)
    times.push({ id, world: await timeRead(world.db, id), chain: await timeRead(chain.db, id) });
  return { size, reads: times, chores: await timeChores(chain.db) };
}

await onPostgres(async (begin) => {
  const world = await openServer(await begin('world'));
  const chain = await openServer(await begin('chain'));
  try {
    const measured = await measure(world, chain, largeChain);
    const crowd = await timeCrowd(chain.db, largeChain);
    return { database: 'PostgreSQL', ...measured, crowd };
  } finally {
    await world.close();
    await chain.close();
  }
});

const tenth = { studios: largeChain.studios / 10, members: largeChain.members / 10 };
const world = await openEmbedded(null);
const chain = await openEmbedded(null);
console.log(
  JSON.stringify({ database: 'the embedded database', ...(await measure(world, chain, tenth)) }),
);
await world.close();
await chain.close();
