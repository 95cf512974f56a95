/** Opens data of an earlier version with this one: nothing is lost, and life goes on. gen/snapshot.ts makes the snapshots. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { and, isNotNull, isNull } from 'drizzle-orm';
import { inject } from 'vitest';
import { openEmbedded, openServer, type OpenDatabase } from '../../src/platform/database/open.ts';
import { outboxMails } from '../../src/platform/mail/tables.ts';
import { samplePassword } from '../../src/seed/accounts.ts';
import { createClient } from '../harness/client.ts';
import { administer, databaseUrl } from '../harness/postgres.ts';
import { launch, temporaryFolder } from '../harness/process.ts';
import { buy, coursesAhead, type Kept } from './story.ts';

/** Names of the snapshots, the newest last. */
export const snapshots = ['subjects-and-outbox', 'before-products'] as const;

/** Wednesday after the newest snapshot was made. */
const now = new Date('2026-11-25T12:00:00+01:00');

const here = new URL('./', import.meta.url).pathname;
const decompress = promisify(brotliDecompress);

const unpacked = async (name: string, file: string): Promise<Buffer> =>
  decompress(await readFile(`${here}${name}/${file}`));

/** Returns what people did before the snapshot. */
export async function keptIn(name: string, where: 'embedded' | 'server'): Promise<Kept> {
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
  const place = (await coursesAhead(keeper, now)).find(
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

/** What {@link upgrade} returns when nothing is lost. */
export const intact = (kept: Kept) => ({
  code: 0,
  stderr: '',
  // Codes that were shown then are not sent now.
  waitingCodes: 0,
  found: {
    firstname: kept.firstname,
    owed: 34.9,
    booked: 'BOOKED',
    waiting: 'string',
    canceled: 'CANCELED',
    guest: kept.guest,
    withOption: 'BOOKED',
    checkout: kept.openCheckout,
    boughtToday: 'BOOKED',
  },
});

/** Starts this version on a database and looks for what was kept. */
async function upgrade(env: Record<string, string>, open: () => Promise<OpenDatabase>, kept: Kept) {
  const sandbox = launch({ env: { ...env, CLOCK: now.toISOString() } });
  const found = await sandbox.listening
    .then((origin) => foundAt(origin, kept))
    .finally(() => sandbox.child.kill('SIGTERM'));
  const { code, stderr } = await sandbox.ended;
  const store = await open();
  const waitingCodes = await store.db.$count(
    outboxMails,
    and(isNotNull(outboxMails.code), isNull(outboxMails.closedAt)),
  );
  await store.close();
  return { code, stderr, waitingCodes, found };
}

/** Upgrades the data directory of a snapshot. */
export async function upgradeDirectory(name: string, kept: Kept) {
  const folder = temporaryFolder();
  const dataDir = `${folder.path}/data`;
  const dump = await unpacked(name, 'embedded.tar.br');
  const store = await openEmbedded(dataDir, new Blob([new Uint8Array(dump)]));
  await store.close();
  const outcome = await upgrade({ DATA_DIR: dataDir }, () => openEmbedded(dataDir), kept);
  await folder.remove();
  return outcome;
}

/** Upgrades the server's database of a snapshot. */
export async function upgradeServer(name: string, kept: Kept) {
  const { url: server, template } = inject('postgres');
  const database = `${template}_${name.replaceAll('-', '_')}`;
  await administer(server, `create database ${database}`);
  const url = databaseUrl(server, database);
  await administer(url, (await unpacked(name, 'server.sql.br')).toString());
  return upgrade({ DATABASE_URL: url }, () => openServer(url), kept);
}
