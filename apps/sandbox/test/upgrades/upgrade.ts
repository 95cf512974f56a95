/**
 * Opens data of an earlier version with the current one: all data remains, and new bookings work. gen/snapshot.ts
 * creates the snapshots.
 */
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
import { buyPlace, listUpcomingCourses, type SnapshotData } from './snapshotData.ts';

/** Names of the snapshots, newest last. */
export const snapshots = ['subjects-and-outbox', 'before-products'] as const;

/** Wednesday after the newest snapshot was taken. */
const now = new Date('2026-11-25T12:00:00+01:00');

const folderPath = new URL('./', import.meta.url).pathname;
const decompress = promisify(brotliDecompress);

const decompressFile = async (name: string, file: string): Promise<Buffer> =>
  decompress(await readFile(`${folderPath}${name}/${file}`));

/** Returns the data created before the snapshot. */
export async function loadSnapshotData(
  name: string,
  database: 'embedded' | 'server',
): Promise<SnapshotData> {
  const data: Record<typeof database, SnapshotData> = JSON.parse(
    await readFile(`${folderPath}${name}/kept.json`, 'utf8'),
  );
  return data[database];
}

/** Finds the data of a snapshot through the current API, and buys another place. */
async function findData(origin: string, data: SnapshotData) {
  const keeper = createClient(origin);
  await keeper.login(data.email, data.password);
  const loadStatus = async (uuid: string) =>
    (await keeper.call('getMyCalendarItem', { path: { uuid } })).participantStatus;
  const { firstname } = await keeper.call('getProfile');
  const cards = await keeper.call('listPaymentInstruments');
  const checkout = await keeper.call('getCheckout', { path: { id: data.openCheckout } });
  const guest = await createClient(origin).call('getPublicCalendarItem', {
    path: { id: data.guest },
  });
  const member = createClient(origin);
  await member.login('member@northside.example', samplePassword);
  const bookedByMember = await member.call('getMyCalendarItem', {
    path: { uuid: data.withOption },
  });
  const { balance } = await createClient(origin).call('getPublicAccountBalance', {
    path: { token: 'bal_Sample-Balance-Northside-0001' },
  });
  const card = cards.find(({ maskedNumber }) => maskedNumber?.endsWith(data.card));
  const place = (await listUpcomingCourses(keeper, now)).find(
    ({ price, bookedParticipants, maxParticipants, myBooking }) =>
      myBooking === null &&
      typeof price === 'object' &&
      price.state === 'ONLINE_PAYMENT' &&
      bookedParticipants < maxParticipants,
  );
  if (!card || !place)
    throw new Error('The snapshot has no card or no course with a free place to buy.');
  return {
    firstname,
    // Amounts owed by a link are now entries of a customer account.
    owed: balance.amount,
    booked: await loadStatus(data.booked),
    // The waiting list has ended if the class has begun since.
    waiting: typeof (await loadStatus(data.waiting)),
    canceled: await loadStatus(data.canceled),
    guest: guest.uuid,
    withOption: bookedByMember.participantStatus,
    checkout: checkout.id,
    boughtToday: await loadStatus(await buyPlace(keeper, place, data.email, card.id)),
  };
}

/** Result of {@link upgrade} when nothing is lost. */
export const expectedOutcome = (data: SnapshotData) => ({
  code: 0,
  stderr: '',
  // Codes issued then must not be mailed now.
  waitingCodes: 0,
  found: {
    firstname: data.firstname,
    owed: 34.9,
    booked: 'BOOKED',
    waiting: 'string',
    canceled: 'CANCELED',
    guest: data.guest,
    withOption: 'BOOKED',
    checkout: data.openCheckout,
    boughtToday: 'BOOKED',
  },
});

/** Starts the current version on a database and finds the data of its snapshot. */
async function upgrade(
  env: Record<string, string>,
  open: () => Promise<OpenDatabase>,
  data: SnapshotData,
) {
  const sandbox = launch({ env: { ...env, CLOCK: now.toISOString() } });
  const found = await sandbox.listening
    .then((origin) => findData(origin, data))
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
export async function upgradeDirectory(name: string, data: SnapshotData) {
  const folder = temporaryFolder();
  const dataDir = `${folder.path}/data`;
  const dump = await decompressFile(name, 'embedded.tar.br');
  const store = await openEmbedded(dataDir, new Blob([new Uint8Array(dump)]));
  await store.close();
  const outcome = await upgrade({ DATA_DIR: dataDir }, () => openEmbedded(dataDir), data);
  await folder.remove();
  return outcome;
}

/** Upgrades the server database of a snapshot. */
export async function upgradeServer(name: string, data: SnapshotData) {
  const { url: server, template } = inject('postgres');
  const database = `${template}_${name.replaceAll('-', '_')}`;
  await administer(server, `create database ${database}`);
  const url = databaseUrl(server, database);
  await administer(url, (await decompressFile(name, 'server.sql.br')).toString());
  return upgrade({ DATABASE_URL: url }, () => openServer(url), data);
}
