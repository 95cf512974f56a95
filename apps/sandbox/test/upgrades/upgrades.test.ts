/** Data of every earlier version are opened by this one: nothing is lost, and life goes on. Snapshots are made by gen/snapshot.ts. */
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { and, isNotNull, isNull } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { openEmbedded } from '../../src/database/open.ts';
import { outboxMails } from '../../src/domains/mail/tables.ts';
import { samplePassword } from '../../src/seed/accounts.ts';
import { createClient } from '../harness/client.ts';
import { hasServer } from '../harness/databases.ts';
import { administer, databaseUrl } from '../harness/postgres.ts';
import { launch, temporaryFolder } from '../harness/process.ts';
import { buy, coursesAhead, type Kept } from './story.ts';

const here = new URL('./', import.meta.url).pathname;
const decompress = promisify(brotliDecompress);

const unpacked = async (name: string, file: string): Promise<Buffer> =>
  decompress(await readFile(`${here}${name}/${file}`));

async function keptIn(name: string, where: 'embedded' | 'server'): Promise<Kept> {
  const kept: Record<typeof where, Kept> = JSON.parse(
    await readFile(`${here}${name}/kept.json`, 'utf8'),
  );
  return kept[where];
}

/** What a reader of today finds of what was done then. */
async function foundAt(origin: string, kept: Kept) {
  const keeper = createClient(origin);
  await keeper.login(kept.email, kept.password);
  const statusOf = async (uuid: string) =>
    (await keeper.call('getMyCalendarItem', { path: { uuid } })).participantStatus;
  const { firstname } = await keeper.call('getProfile');
  const cards = await keeper.call('listPaymentInstruments');
  const checkout = await keeper.call('getCheckout', { path: { id: kept.openCheckout } });
  const guest = await createClient(origin).call('getPublicCalendarItem', {
    path: { id: kept.guest },
  });
  const member = createClient(origin);
  await member.login('member@northside.example', samplePassword);
  const bought = await member.call('getMyCalendarItem', { path: { uuid: kept.withOption } });
  const { balance } = await createClient(origin).call('getPublicAccountBalance', {
    path: { token: 'bal_Sample-Balance-Northside-0001' },
  });
  const card = cards.find(({ maskedNumber }) => maskedNumber?.endsWith(kept.card));
  const place = (await coursesAhead(keeper)).find(
    ({ price, bookedParticipants, maxParticipants, myBooking }) =>
      myBooking === null &&
      typeof price === 'object' &&
      price.state === 'ONLINE_PAYMENT' &&
      bookedParticipants < maxParticipants,
  );
  if (!card || !place) throw new Error('Without the card and a course nothing can be bought.');
  return {
    firstname,
    // What a link said is an entry of an account now.
    owed: balance.amount,
    booked: await statusOf(kept.booked),
    // Where the class has begun meanwhile, waiting is over.
    waiting: typeof (await statusOf(kept.waiting)),
    canceled: await statusOf(kept.canceled),
    guest: guest.uuid,
    withOption: bought.participantStatus,
    checkout: checkout.id,
    boughtToday: await statusOf(await buy(keeper, place, kept.email, card.id)),
  };
}

const everythingOf = (kept: Kept) => ({
  firstname: kept.firstname,
  owed: 34.9,
  booked: 'BOOKED',
  waiting: 'string',
  canceled: 'CANCELED',
  guest: kept.guest,
  withOption: 'BOOKED',
  checkout: kept.openCheckout,
  boughtToday: 'BOOKED',
});

async function startedOn(env: Record<string, string>, kept: Kept) {
  const sandbox = launch({ env });
  const found = await sandbox.listening
    .then((origin) => foundAt(origin, kept))
    .finally(() => sandbox.child.kill('SIGTERM'));
  const { code, stderr } = await sandbox.ended;
  return { found, code, stderr };
}

const names = readdirSync(here, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

test('there are snapshots', () => {
  expect(names).toContain('before-outbox');
});

describe.for(names)('%s', (name) => {
  test('as a data directory', async () => {
    const kept = await keptIn(name, 'embedded');
    const folder = temporaryFolder();
    const dataDir = `${folder.path}/data`;
    const store = await openEmbedded(
      dataDir,
      new Blob([new Uint8Array(await unpacked(name, 'embedded.tar.br'))]),
    );
    await store.close();
    const { found, code, stderr } = await startedOn({ DATA_DIR: dataDir }, kept);
    const after = await openEmbedded(dataDir);
    const waiting = await after.db
      .select()
      .from(outboxMails)
      .where(and(isNotNull(outboxMails.code), isNull(outboxMails.closedAt)));
    await after.close();
    await folder.remove();
    expect([found, code, stderr]).toEqual([everythingOf(kept), 0, '']);
    // What was shown then is not to be sent now.
    expect(waiting).toEqual([]);
  });

  test.skipIf(!hasServer())(
    'on a PostgreSQL server (needs POSTGRES_BIN or TEST_DATABASE_URL)',
    async () => {
      const kept = await keptIn(name, 'server');
      const server = inject('postgresUrl') ?? '';
      const database = `sandbox_${randomBytes(6).toString('hex')}`;
      await administer(server, `create database ${database}`);
      const url = databaseUrl(server, database);
      await administer(url, (await unpacked(name, 'server.sql.br')).toString());
      const { found, code, stderr } = await startedOn({ DATABASE_URL: url }, kept);
      await administer(server, `drop database ${database} with (force)`);
      expect([found, code, stderr]).toEqual([everythingOf(kept), 0, '']);
    },
  );
});
