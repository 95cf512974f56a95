/**
 * Content by chain, studio and language; captions and videos as files; beverage machines that serve one member at a
 * time.
 */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { beverageDevices, beverageSales } from '../src/domains/beverages/tables.ts';
import { contentArticles } from '../src/domains/content/tables.ts';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import { consumptionCreditEntries } from '../src/domains/products/tables.ts';
import { idlePeriods } from '../src/domains/memberships/tables.ts';
import { createCaptions } from '../src/seed/contentTexts.ts';
import { deviceIds } from '../src/states/contentStates.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;

const german = { title: 'Nach einer Pause', teaser: 'Halbes Gewicht.', text: 'Ruhig.' };

test('lists published content of the studio in the requested language, or else in the studio’s', async () => {
  await sandbox().state('content', {});
  const [first] = await db().select().from(contentArticles).where(eq(contentArticles.id, 98_101));
  if (!first) throw new Error('The test world has no article 98101.');
  await db()
    .update(contentArticles)
    .set({ texts: { ...first.texts, de: german } })
    .where(eq(contentArticles.id, 98_101));
  const { id: _, ...row } = first;
  await db()
    .insert(contentArticles)
    .values([
      { ...row, studioId: 1002 },
      { ...row, publishedAt: new Date('2026-11-26T00:00:00Z') },
    ]);
  const titles = async (language: string, organizationUnitId = 1001) => {
    const { body } = await sandbox().call('listArticles', {
      as: 'member',
      query: { organizationUnitId },
      headers: { 'accept-language': language },
    });
    return body.map(({ title, language: is }) => `${is} ${title}`);
  };
  const english = 'en How to begin again after a break';
  const other = 'en What to drink, and how much';
  expect(await titles('en-US')).toEqual([english, other]);
  expect(await titles('de')).toEqual(['de Nach einer Pause', other]);
  // The studio's language is German.
  expect(await titles('sl')).toEqual(['de Nach einer Pause', other]);
  expect(await titles('en', 1002)).toEqual([english, english, other]);
});

test('serves captions as WebVTT, requested language first, and videos in ranges', async () => {
  await sandbox().state('content', {});
  const { body } = await sandbox().call('listVideos', {
    as: 'member',
    headers: { 'accept-language': 'de' },
  });
  expect(body[0]?.captions.map(({ language }) => language)).toEqual(['de', 'en']);
  const fetchUrl = (url: string, headers: Record<string, string> = {}) =>
    sandbox().app.inject({ url, headers });
  const captions = await fetchUrl(body[0]?.captions[0]?.url ?? '');
  expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(captions.body.startsWith('WEBVTT\n')).toBe(true);
  expect((await fetchUrl('/videos/98201/captions/fr.vtt')).statusCode).toBe(404);
  expect((await fetchUrl('/videos/x/captions/en.vtt')).statusCode).toBe(404);
  const part = await fetchUrl(body[0]?.url ?? '', { range: 'bytes=0-3' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-type']).toBe('video/webm');
  expect(part.rawPayload.toString('hex')).toBe('1a45dfa3');
  expect(createCaptions('square').en).toContain('00:12.000 --> 00:16.000\n[Hold]');
});

test('serves one member at a time, and answers a repeated key with the same sale even after its end', async () => {
  await sandbox().state('a membership', { state: 'running' });
  await sandbox().state('a drinks machine', { state: 'free' });
  const start = (key: string) =>
    sandbox().call('createBeverageSale', {
      as: 'member',
      body: { deviceId: deviceIds.own },
      headers: { 'idempotency-key': `0d4f1f0e-6a8b-4a52-9b43-2b7c0d9e1f0${key}` },
    });
  const first = await start('1');
  expect((await start('1')).body).toEqual(first.body);
  const busy = await start('2');
  expect(busy.errorCode).toBe('device.error.busy');
  expect(busy.errors[0]?.typedArgs).toEqual([{ type: 'TIMESTAMP', value: '2026-11-25T08:01:00Z' }]);
  sandbox().services.clock.set(new Date('2026-11-25T09:01:00+01:00'));
  expect((await start('1')).body).toEqual(first.body);
  expect((await start('2')).status).toBe(201);
  expect(await db().$count(beverageSales)).toBe(2);
});

test('refuses a beverage while the contract is idle or after the module has ended', async () => {
  await sandbox().state('a membership', { state: 'module canceled' });
  await sandbox().state('a drinks machine', { state: 'free' });
  const start = async () =>
    (
      await sandbox().call('createBeverageSale', {
        as: 'member',
        body: { deviceId: deviceIds.own },
      })
    ).errorCode;
  await db()
    .insert(idlePeriods)
    .values({
      contractId: membershipIds.contract,
      startDate: '2026-11-20',
      endDate: '2026-11-25',
      lengthensTerm: false,
      state: 'ACCEPTED',
      documentAttached: false,
      requestedAt: new Date('2026-11-01T09:00:00Z'),
    });
  expect(await start()).toBe('device.error.notpermitted');
  sandbox().services.clock.set(new Date('2026-11-26T09:00:00+01:00'));
  expect(await start()).toBeUndefined();
  sandbox().services.clock.set(new Date('2027-03-01T09:00:00+01:00'));
  expect(await start()).toBe('device.error.notpermitted');
});

describe('a drink that costs something', () => {
  const euros = (amount: number) => ({ amount, currency: 'EUR' });
  const start = () =>
    sandbox().call('createBeverageSale', { as: 'member', body: { deviceId: deviceIds.own } });
  const show = () =>
    sandbox().call('getBeverageDevice', { as: 'member', path: { deviceId: deviceIds.own } });
  const setUp = async (state: 'paid' | 'too dear') => {
    await sandbox().state('a membership', { state: 'running' });
    await sandbox().state('a drinks machine', { state });
  };

  test('is taken from the credit, once for each start', async () => {
    await setUp('paid');
    expect((await show()).body).toMatchObject({ price: euros(2.5), credit: euros(10) });
    const { status, body } = await start();
    expect([status, body.price, body.credit]).toEqual([201, euros(2.5), euros(7.5)]);
    expect((await start()).errorCode).toBe('device.error.busy');
    expect((await show()).body.credit).toEqual(euros(7.5));
    const entries = await db().select().from(consumptionCreditEntries);
    expect(entries.map(({ type, name, amountCents }) => [type, name, amountCents])).toEqual([
      ['RECHARGE', 'Credit', 1000],
      ['USE', 'Drinks by the entrance', -250],
    ]);
  });

  test('is refused if the credit is too low, and starts nothing', async () => {
    await setUp('too dear');
    const { status, errorCode } = await start();
    expect([status, errorCode]).toEqual([409, 'device.error.credittoolow']);
    expect(await db().$count(beverageSales)).toBe(0);
    expect((await show()).body.credit).toEqual(euros(2.49));
  });

  test('is free with a module that includes drinks', async () => {
    await setUp('too dear');
    await db()
      .update(beverageDevices)
      .set({ moduleIds: [42_002] });
    expect((await show()).body.price).toEqual(euros(0));
    expect((await start()).status).toBe(201);
    expect((await show()).body.credit).toEqual(euros(2.49));
  });

  test('needs a running contract', async () => {
    await setUp('paid');
    sandbox().services.clock.set(new Date('2030-01-01T09:00:00Z'));
    await db()
      .update(contracts)
      .set({ contractEndDate: '2029-12-31', cancelationDate: '2029-01-01' });
    expect((await start()).errorCode).toBe('device.error.notpermitted');
  });

  test('never spends more than the credit at two machines at once', async () => {
    await setUp('paid');
    const [device] = await db()
      .select()
      .from(beverageDevices)
      .where(eq(beverageDevices.id, deviceIds.own));
    if (!device) throw new Error('The state has no device.');
    const ids = Array.from({ length: 6 }, (_, number) => `TRG-1001-1${number}`);
    await db()
      .insert(beverageDevices)
      .values(ids.map((id) => ({ ...device, id })));
    const answers = await Promise.all(
      ids.map((deviceId) =>
        sandbox().call('createBeverageSale', { as: 'member', body: { deviceId } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect((await show()).body.credit).toEqual(euros(0));
  });
});
