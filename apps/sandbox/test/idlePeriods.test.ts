/**
 * Idle periods of members: the previewed effect applies, days are the studio's, documents serve once, and members
 * are notified.
 */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import { decideIdlePeriod, decideOldIdlePeriods } from '../src/domains/idlePeriods/decide.ts';
import { deleteOldIdlePeriodDocuments } from '../src/domains/idlePeriods/documents.ts';
import { idlePeriodDocuments, idlePeriodRules } from '../src/domains/idlePeriods/tables.ts';
import { contractCharges, rewardGrants } from '../src/domains/memberships/tables.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { addDays } from '../src/platform/time.ts';
import { findMails } from './harness/mails.ts';
import { chargeUntil, toCents } from './harness/charges.ts';
import { accountIds, useSandbox } from './harness/sandbox.ts';
import { pdf, idlePeriodDays } from './operations/happyIdlePeriods.ts';
import { createPhoto, photoMetadata } from './operations/pictures.ts';

const sandbox = useSandbox();
const { contract: contractId } = membershipIds;
const zone = 'Europe/Berlin';
const mona = 'member@northside.example';
const member = { as: 'member' } as const;

const setUpMembership = async (
  permission: 'pause at once' | 'ask for pauses' = 'pause at once',
  document: 'required' | 'not required' = 'not required',
) => {
  await sandbox().state('a membership', { state: 'running' });
  await sandbox().state('idle periods', { may: permission, document });
};

const createIdlePeriod = (
  days = idlePeriodDays,
  more: object = {},
  headers: Record<string, string> = {},
) => sandbox().call('createIdlePeriod', { ...member, body: { ...days, ...more }, headers });

const cancel = (idlePeriodId: number) =>
  sandbox().call('cancelIdlePeriod', { ...member, path: { idlePeriodId } });

async function sumCharges(): Promise<number> {
  const rows = await sandbox()
    .services.db.select()
    .from(contractCharges)
    .where(eq(contractCharges.contractId, contractId));
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

const loadExitPromise = async () => {
  const answer = await sandbox().call('getMainContract', member);
  const promise = answer.body.exitPromise;
  if (!promise) throw new Error('The main contract has no exit promise.');
  return promise;
};

test('applies the previewed effect to the contract', async () => {
  await setUpMembership();
  const before = await loadExitPromise();
  const limits = await sandbox().call('getIdlePeriodDateLimitations', {
    ...member,
    query: idlePeriodDays,
  });
  const created = await createIdlePeriod();
  const { effect } = created.body;
  expect(effect).toEqual(limits.body.effect);
  expect(effect).toMatchObject({
    restingDays: 15,
    endDateBefore: '2027-02-28',
    endDateAfter: '2027-03-15',
    notCharged: { amount: 16.89, currency: 'EUR' },
  });
  const after = await loadExitPromise();
  expect([before.contractEndDate, after.contractEndDate]).toEqual(['2027-02-28', '2027-03-15']);
  // Half a month is not charged in the idle period but at the extended end, at the price then, with its share of the
  // half-yearly fee.
  expect(toCents(after.stillCharged) - toCents(before.stillCharged)).toBe(-1689 + 1544 + 242 + 77);
});

test('limits end days to those possible for a start day within the contract', async () => {
  await setUpMembership();
  const ends = async (startDate: string) => {
    const query = { startDate };
    const { body } = await sandbox().call('getIdlePeriodDateLimitations', { ...member, query });
    return [body.minEndDate, body.maxEndDate];
  };
  expect(await ends('2026-12-01')).toEqual([null, null]);
  expect(await ends('2026-12-02')).toEqual(['2026-12-15', '2027-03-01']);
  expect(await ends('2027-05-25')).toEqual(['2027-06-07', '2027-08-24']);
  expect(await ends('2027-05-26')).toEqual([null, null]);
  await sandbox()
    .services.db.update(contracts)
    .set({ extension: { type: 'NONE', term: null, noticePeriod: null } })
    .where(eq(contracts.id, contractId));
  expect(await ends('2026-12-02')).toEqual(['2026-12-15', '2027-02-28']);
  expect(await ends('2027-02-15')).toEqual(['2027-02-28', '2027-02-28']);
  expect(await ends('2027-02-16')).toEqual([null, null]);
});

test('saves nothing on days that a reward already makes free', async () => {
  await setUpMembership();
  await sandbox()
    .services.db.insert(rewardGrants)
    .values({
      ...idlePeriodDays,
      contractId,
      type: 'FREE_PERIOD',
      name: 'Two weeks for nothing',
      currency: 'EUR',
      zoneId: zone,
      grantedAt: sandbox().services.clock.now(),
    });
  const { body } = await createIdlePeriod();
  expect(body.effect).toMatchObject({
    endDateBefore: '2027-02-28',
    endDateAfter: '2027-03-15',
    notCharged: { amount: 0 },
  });
});

const pausing = fc.record({
  from: fc.integer({ min: 7, max: 80 }),
  days: fc.integer({ min: 14, max: 89 }),
  isCanceled: fc.boolean(),
  second: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
  lengthensTerm: fc.boolean(),
  leavesAfter: fc.integer({ min: 0, max: 120 }),
});

// Each case sets up a world, which is slow, so runs only a few random ones.
test.for(fc.sample(pausing, { numRuns: 3, seed: 20_261_125 }))(
  'charges the exit promise with idle periods %j',
  async ({ from, days, isCanceled, second, lengthensTerm, leavesAfter }) => {
    await setUpMembership();
    const toDays = (begin: number, length: number) => ({
      startDate: addDays('2026-11-25', begin),
      endDate: addDays('2026-11-25', begin + length - 1),
    });
    await sandbox().services.db.update(idlePeriodRules).set({ lengthensTerm });
    const first = await createIdlePeriod(toDays(from, days));
    expect(first.status).toBe(201);
    if (second !== null) await createIdlePeriod(toDays(from + days + second, 14));
    if (isCanceled) await cancel(first.body.id);
    const today = addDays('2026-11-25', leavesAfter);
    await chargeUntil(sandbox(), today);
    const promise = await loadExitPromise();
    const chargedBefore = await sumCharges();
    const receipt = await sandbox().call('cancelContract', {
      ...member,
      path: { contractId },
      body: { cancelationReasonId: null, contractEndDate: null },
    });
    expect(receipt.body).toMatchObject({
      contractEndDate: promise.contractEndDate,
      stillCharged: promise.stillCharged,
    });
    for (const later of [20, 70]) await chargeUntil(sandbox(), addDays(today, later));
    await chargeUntil(sandbox(), addDays(promise.contractEndDate, 1));
    await chargeUntil(sandbox(), addDays(promise.contractEndDate, 100));
    expect((await sumCharges()) - chargedBefore).toBe(toCents(promise.stillCharged));
  },
);

test('credits days already charged, and charges them again when the idle period is canceled', async () => {
  await setUpMembership();
  await chargeUntil(sandbox(), '2026-12-20');
  const { db } = sandbox().services;
  // The quarter with the idle period is already charged.
  const quarter = { term: 3, termUnit: 'MONTH' as const };
  await db
    .update(contracts)
    .set({ paymentFrequency: quarter, priceCents: 9000 })
    .where(eq(contracts.id, contractId));
  await chargeUntil(sandbox(), '2026-12-21');
  const before = await sumCharges();
  const { body } = await createIdlePeriod();
  // 15 of the 90 days of December, January and February.
  expect(before - (await sumCharges())).toBe(1500);
  await cancel(body.id);
  expect(await sumCharges()).toBe(before);
});

test('changes nothing before the studio accepts, or when it rejects', async () => {
  await setUpMembership('ask for pauses');
  const { services } = sandbox();
  const { body } = await createIdlePeriod();
  expect(body).toMatchObject({ state: 'PENDING', effect: { endDateAfter: '2027-03-15' } });
  expect((await loadExitPromise()).contractEndDate).toBe('2027-02-28');
  const rejectionReason = 'We need a note of your doctor.';
  await decideIdlePeriod(
    services,
    body.id,
    { state: 'REJECTED', rejectionReason },
    services.clock.now(),
  );
  const refused = await sandbox().call('getIdlePeriods', member);
  expect(refused.body.past).toMatchObject([{ state: 'REJECTED', rejectionReason, effect: null }]);
  // The rejected days can be requested again.
  const again = await createIdlePeriod();
  services.clock.set(new Date(services.clock.now().getTime() + 1441 * 60_000));
  await decideOldIdlePeriods(services);
  expect((await loadExitPromise()).contractEndDate).toBe('2027-03-15');
  const { body: list } = await sandbox().call('listIdlePeriods', member);
  expect(list.map(({ id, state }) => [id, state])).toEqual([
    [again.body.id, 'ACCEPTED'],
    [body.id, 'REJECTED'],
  ]);
  const subjects = (await findMails(sandbox(), mona)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(
    [
      'We have received your request: pause of Flex membership',
      'We have received your request: pause of Flex membership',
      'Your pause is confirmed: Flex membership',
      'Your pause was not accepted: Flex membership',
    ].map((subject) => expect.stringContaining(subject)),
  );
});

test('rejects a pending idle period of a canceled contract and keeps its end', async () => {
  await setUpMembership('ask for pauses');
  const { services } = sandbox();
  const { body } = await createIdlePeriod();
  const { contractEndDate } = await loadExitPromise();
  const answer = { cancelationReasonId: null, contractEndDate: null };
  await sandbox().call('cancelContract', { ...member, path: { contractId }, body: answer });
  await decideIdlePeriod(services, body.id, { state: 'ACCEPTED' }, services.clock.now());
  const loadReason = async (language: string) => {
    const headers = { 'accept-language': language };
    return (await sandbox().call('getIdlePeriods', { ...member, headers })).body.past[0];
  };
  expect(await loadReason('de-DE')).toMatchObject({
    state: 'REJECTED',
    rejectionReason: 'Der Vertrag ist gekündigt oder beendet.',
  });
  expect(await loadReason('fr-FR')).toMatchObject({
    rejectionReason: 'Le contrat est résilié ou terminé.',
  });
  // The mail is in the member's language, not the studio's.
  const mail = (await findMails(sandbox(), mona)).find(({ subject }) =>
    subject.includes('Your pause was not accepted'),
  );
  expect(mail?.text).toContain('The contract has been cancelled or is over.');
  const [contract] = await services.db.select().from(contracts).where(eq(contracts.id, contractId));
  expect(contract?.contractEndDate).toBe(contractEndDate);
});

test('hides an idle period after the contract’s end until the cancelation is withdrawn', async () => {
  await setUpMembership();
  // Past the minimum term, with a month of notice.
  await sandbox()
    .services.db.update(contracts)
    .set({ startDate: '2025-03-01', endDate: '2026-02-28' })
    .where(eq(contracts.id, contractId));
  await createIdlePeriod();
  const answer = { cancelationReasonId: null, contractEndDate: null };
  const path = { contractId };
  const receipt = await sandbox().call('cancelContract', { ...member, path, body: answer });
  expect(receipt.body.contractEndDate).toBe('2026-12-25');
  expect((await sandbox().call('listIdlePeriods', member)).body).toEqual([]);
  expect((await createIdlePeriod()).errorCode).toBe('idleperiod.error.contractcanceled');
  await sandbox().call('withdrawContractCancelation', { ...member, path });
  expect((await sandbox().call('listIdlePeriods', member)).body).toHaveLength(1);
});

test('answers a repeated request the same, even after the idle period was canceled', async () => {
  await setUpMembership();
  const key = { 'Idempotency-Key': 'a-key-of-this-very-pause' };
  const first = await createIdlePeriod(idlePeriodDays, {}, key);
  expect((await createIdlePeriod(idlePeriodDays, {}, key)).body).toEqual(first.body);
  await cancel(first.body.id);
  expect((await cancel(first.body.id)).status).toBe(204);
  const again = await createIdlePeriod(idlePeriodDays, {}, key);
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  expect((await sandbox().call('listIdlePeriods', member)).body).toEqual([]);
});

test('uses a document once, for its own member, with the type of its content', async () => {
  await setUpMembership('pause at once', 'required');
  const { db } = sandbox().services;
  const upload = (document: Uint8Array<ArrayBuffer>) =>
    sandbox().call('uploadIdlePeriodDocumentV2', { ...member, document });
  const sent = await upload(await createPhoto(60, 40));
  expect(sent.body.mediaType).toBe('image/webp');
  const [kept] = await db.select().from(idlePeriodDocuments);
  expect(Buffer.from(kept?.content ?? []).includes(photoMetadata)).toBe(false);
  const documentId = sent.body.id;
  const isSentDocument = eq(idlePeriodDocuments.id, documentId);
  await db.update(idlePeriodDocuments).set({ accountId: accountIds.visitor }).where(isSentDocument);
  expect((await createIdlePeriod(idlePeriodDays, { documentId })).errorCode).toBe(
    'idleperiod.error.documentunknown',
  );
  // Without an id, uses the member's latest upload.
  expect((await createIdlePeriod()).errorCode).toBe('idleperiod.error.documentmissing');
  await sandbox().call('uploadIdlePeriodDocument', { ...member, document: pdf() });
  const { body } = await createIdlePeriod();
  expect(body.documentAttached).toBe(true);
  const later = { startDate: '2027-04-01', endDate: '2027-04-20' };
  expect((await createIdlePeriod(later)).errorCode).toBe('idleperiod.error.documentmissing');
  // A used document is kept for a month, an unused one for a day.
  const { clock } = sandbox().services;
  const after = (days: number) => new Date(clock.now().getTime() + (days * 1440 + 1) * 60_000);
  await deleteOldIdlePeriodDocuments(db, after(1));
  const used = eq(idlePeriodDocuments.idlePeriodId, body.id);
  expect(await db.$count(idlePeriodDocuments)).toBe(1);
  expect(await db.$count(idlePeriodDocuments, used)).toBe(1);
  await deleteOldIdlePeriodDocuments(db, after(30));
  expect(await db.$count(idlePeriodDocuments)).toBe(0);
});

test('uses the studio’s day, also in the hour skipped by daylight saving', async () => {
  await setUpMembership();
  const { clock } = sandbox().services;
  const earliest = async (instant: string) => {
    clock.set(new Date(instant));
    const { body } = await sandbox().call('getIdlePeriodConfig', member);
    return body.earliestPossibleStartDate;
  };
  expect(await earliest('2027-03-27T23:59:00+01:00')).toBe('2027-04-03');
  expect(await earliest('2027-03-28T00:00:00+01:00')).toBe('2027-04-04');
  expect(await earliest('2027-03-28T23:59:00+02:00')).toBe('2027-04-04');
});
