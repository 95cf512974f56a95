/** Notifications about awaited changes: one message and one mail each, in the member's language. */
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts, customers, studioConnects } from '../src/domains/accounts/tables.ts';
import { decideProposal } from '../src/domains/compensation/claim.ts';
import { compensationProposals } from '../src/domains/compensation/tables.ts';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import { decideAmendment } from '../src/domains/customerData/amendments.ts';
import { customerAmendments } from '../src/domains/customerData/tables.ts';
import { decideIdlePeriod } from '../src/domains/idlePeriods/decide.ts';
import { confirmOldRegistrations } from '../src/domains/loyalty/join.ts';
import { outboxMails } from '../src/platform/mail/tables.ts';
import { messages } from '../src/domains/messages/tables.ts';
import { notifyReadyRewards } from '../src/domains/recruitments/readyRewards.ts';
import { customerRecruitments } from '../src/domains/recruitments/tables.ts';
import { compensationIds, compensationPremiumIds } from '../src/states/rewardRows.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { customerRow, memberId, visitorId } from '../src/states/rows.ts';
import { addMinutes } from '../src/platform/time.ts';
import { createMandate } from './harness/links.ts';
import { useSandbox } from './harness/sandbox.ts';
import { newAddress } from './operations/happyCustomerData.ts';
import { idlePeriodDays } from './operations/happyIdlePeriods.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const now = () => sandbox().services.clock.now();
const as = 'member' as const;
const key = { 'idempotency-key': '0d4f1f0e-6a8b-4a52-9b43-2b7c0d9e1f31' };
const german = { 'accept-language': 'de' };

/** Returns all messages and mails, oldest first, after pending jobs have run. */
async function loadNotifications() {
  const { background, jobs } = sandbox().services;
  await background.idle();
  await jobs.runDue();
  const mails = await db().select().from(outboxMails).orderBy(outboxMails.id);
  return {
    messages: (await db().select().from(messages).orderBy(messages.id)).map(
      ({ type, subject }) => `${type} ${subject}`,
    ),
    mails: mails.map(({ recipient, subject }) => `${recipient} ${subject}`),
    last: mails.at(-1),
  };
}

const setLocale = (locale: string | null, accountId: number = memberId) =>
  db().update(accounts).set({ locale }).where(eq(accounts.id, accountId));

const setPermission = (word: string) => sandbox().state('what the member may do', { may: word });

async function findAmendmentId(): Promise<string> {
  const [found] = await db().select().from(customerAmendments);
  if (!found) throw new Error('No amendment is stored.');
  return found.id;
}

test('notifies about an accepted amendment once, in the language of the request', async () => {
  await setPermission('ask for changes');
  await setLocale(null);
  await sandbox().call('saveAddressData', { as, body: newAddress, headers: german });
  const id = await findAmendmentId();
  for (const state of ['ACCEPTED', 'REJECTED', 'ACCEPTED'] as const)
    await decideAmendment({ db: db() }, id, state, now());
  const { mails, messages: written, last } = await loadNotifications();
  expect(written).toEqual(['AMENDMENT_ACCEPTED Deine Änderung wurde angenommen']);
  expect(mails).toEqual([
    'member@northside.example Northside Athletics: Deine Änderung wurde angenommen',
  ]);
  expect(last?.sender).toBe('Northside Athletics');
  expect(last?.text).toContain('hat deine Änderung angenommen: ');
  expect(last?.link).toMatch(/\/studio\/bm9ydGhzaWRlOjEwMDE%3D\/selfservice\/customer$/);
});

test('notifies about a rejected amendment', async () => {
  await setPermission('ask for changes');
  await setLocale('fr-FR');
  await sandbox().call('saveAddressData', { as, body: newAddress });
  await decideAmendment({ db: db() }, await findAmendmentId(), 'REJECTED', now());
  const { mails } = await loadNotifications();
  expect(mails).toEqual([
    'member@northside.example Northside Athletics: Votre modification n’est pas acceptée',
  ]);
});

describe('a new contact address', () => {
  const contact = { email: 'new@example.org', phone: null };
  const save = (body: object = contact) => sandbox().call('saveContactData', { as, body });
  const setEmail = (email: string) =>
    db().update(customers).set({ email }).where(eq(customers.id, customerRow.id));

  test('notifies the old and the new address of an immediate change', async () => {
    await setPermission('change at once');
    await setLocale('it-IT');
    await setEmail('old@example.org');
    await save();
    await save();
    const { mails, messages: written, last } = await loadNotifications();
    expect(written).toEqual(['CONTACT_EMAIL_CHANGED Il tuo indirizzo e-mail è cambiato']);
    expect(mails).toEqual([
      'old@example.org Northside Athletics: Il tuo indirizzo e-mail è cambiato',
      'new@example.org Northside Athletics: Il tuo indirizzo e-mail è cambiato',
    ]);
    // A reader of the old mailbox must not learn the new address.
    const [first] = await db().select().from(outboxMails).orderBy(outboxMails.id);
    expect(`${first?.text}${first?.html}`).not.toContain('new@example.org');
    expect(last?.link).toMatch(/\/selfservice\/customer\/contact$/);
  });

  test('sends no notification of a new phone number', async () => {
    await setPermission('change at once');
    await setEmail('old@example.org');
    await save({ email: 'old@example.org', phone: '+49 30 1234567' });
    expect(await loadNotifications()).toMatchObject({ messages: [], mails: [] });
  });

  test('limits the number of mails', async () => {
    await setPermission('change at once');
    await setEmail('old@example.org');
    for (let times = 0; times < 12; times += 1)
      await save({ ...contact, email: `to-${times}@example.org` });
    const { mails, messages: written } = await loadNotifications();
    expect(mails).toHaveLength(20);
    expect(written).toHaveLength(12);
  });

  test('notifies the old address of an accepted change, and the new one of the acceptance', async () => {
    await setPermission('ask for changes');
    await setEmail('old@example.org');
    await save();
    const id = await findAmendmentId();
    await decideAmendment({ db: db() }, id, 'ACCEPTED', now());
    await decideAmendment({ db: db() }, id, 'ACCEPTED', now());
    const { mails, messages: written } = await loadNotifications();
    expect(mails).toEqual([
      'old@example.org Northside Athletics: Your email address was changed',
      'new@example.org Northside Athletics: Your change was accepted',
    ]);
    expect(written).toEqual(['AMENDMENT_ACCEPTED Your change was accepted']);
  });
});

test('notifies about a new bank account of the membership', async () => {
  await setPermission('change at once');
  await setLocale('nl-NL');
  const body = { ...(await createMandate(sandbox())), paymentSignature: null };
  await sandbox().call('savePaymentData', { as, body });
  await sandbox().call('savePaymentData', { as, body });
  const { mails, messages: written } = await loadNotifications();
  expect(written).toEqual([
    expect.stringMatching(/^PAYMENT_METHOD_CHANGED Nieuwe betaalmethode: .*4242$/),
  ]);
  expect(mails).toEqual([expect.stringMatching(/ Nieuwe betaalmethode: .*4242$/)]);
});

describe('an idle period', () => {
  const createIdlePeriod = async (word: 'pause at once' | 'ask for pauses') => {
    await sandbox().state('a membership', { state: 'running' });
    await sandbox().state('idle periods', { may: word, document: 'not required' });
    await setLocale('de-DE');
    const request = { as, body: idlePeriodDays, headers: key };
    const { body } = await sandbox().call('createIdlePeriod', request);
    await sandbox().call('createIdlePeriod', request);
    return body.id;
  };

  test('notifies once about an immediate acceptance', async () => {
    await createIdlePeriod('pause at once');
    const { mails, messages: written, last } = await loadNotifications();
    const subject = 'Deine Ruhezeit wurde bestätigt: Flex membership';
    expect(written).toEqual([`IDLE_PERIOD_ACCEPTED ${subject}`]);
    expect(mails).toHaveLength(1);
    expect(last?.link).toMatch(/\/selfservice\/idleperiods$/);
    expect(last?.text).toContain('Deine Ruhezeiten ansehen');
  });

  test('mails the request, and notifies about the studio’s decision', async () => {
    const id = await createIdlePeriod('ask for pauses');
    expect((await loadNotifications()).messages).toEqual([]);
    const refused = { state: 'REJECTED', rejectionReason: null } as const;
    await decideIdlePeriod(sandbox().services, id, refused, now());
    await decideIdlePeriod(sandbox().services, id, { state: 'ACCEPTED' }, now());
    const { mails, messages: written } = await loadNotifications();
    expect(written).toEqual([
      'IDLE_PERIOD_REJECTED Deine Ruhezeit wurde nicht genehmigt: Flex membership',
    ]);
    expect(mails).toHaveLength(2);
  });
});

test('notifies about a cancelation and its withdrawal, with a link to the contracts', async () => {
  await sandbox().state('a membership', { state: 'running' });
  await setLocale('es-ES');
  const path = { contractId: membershipIds.contract };
  const body = { cancelationReasonId: 96_001, contractEndDate: null };
  await sandbox().call('cancelContract', { as, path, body, headers: key });
  await sandbox().call('cancelContract', { as, path, body, headers: key });
  expect((await loadNotifications()).mails).toHaveLength(1);
  await sandbox().call('withdrawContractCancelation', { as, path });
  const { mails, messages: written, last } = await loadNotifications();
  expect(written).toEqual([
    'CANCELATION_RECEIVED Baja recibida: Flex membership',
    'CANCELATION_WITHDRAWN Tu contrato continúa: Flex membership',
  ]);
  expect(mails).toHaveLength(2);
  expect(last?.link).toMatch(/\/selfservice\/contract\/current$/);
});

test('notifies about the decision on a compensation', async () => {
  await sandbox().state('a membership', { state: 'running' });
  await sandbox().state('compensations', { state: 'with approval' });
  await setLocale('pl-PL');
  const path = { compensationId: compensationIds.claimable };
  const choice = { as, path, body: { premiumId: compensationPremiumIds.credit } };
  for (const decision of ['REJECTED', 'ACCEPTED'] as const) {
    await sandbox().call('createCompensationProposal', choice);
    const [proposal] = await db()
      .select()
      .from(compensationProposals)
      .where(eq(compensationProposals.compensationId, path.compensationId))
      .orderBy(desc(compensationProposals.id));
    await decideProposal(sandbox().services, proposal?.id ?? 0, decision, now());
    await decideProposal(sandbox().services, proposal?.id ?? 0, decision, now());
  }
  const { mails, messages: written } = await loadNotifications();
  const subjects = [
    'Twoja rekompensata nie jest zatwierdzona',
    'Twoja rekompensata jest zatwierdzona',
  ];
  expect(written).toEqual([
    `COMPENSATION_REJECTED ${subjects[0]}`,
    `COMPENSATION_ACCEPTED ${subjects[1]}`,
  ]);
  expect(mails).toEqual(
    subjects.map((one) => `member@northside.example Northside Athletics: ${one}`),
  );
});

test('notifies about a confirmed loyalty registration', async () => {
  await sandbox().state('a loyalty program', {
    member: 'not registered',
    program: 'with confirmation',
  });
  await setLocale('cs-CZ');
  await sandbox().call('registerForLoyaltyProgram', { as });
  const { clock } = sandbox().services;
  clock.set(addMinutes(clock.now(), 1441));
  await confirmOldRegistrations(sandbox().services);
  await confirmOldRegistrations(sandbox().services);
  const { mails, messages: written } = await loadNotifications();
  expect(written).toHaveLength(1);
  expect(mails).toEqual([expect.stringContaining('Vaše účast je potvrzena: ')]);
});

test('notifies both members of a referral reward from the day it can be redeemed', async () => {
  await sandbox().state('a membership', { state: 'running' });
  await sandbox().state('referrals', { state: 'redeemable' });
  await db().delete(customerRecruitments);
  await db().update(contracts).set({ recruitedBy: null });
  await db()
    .update(contracts)
    .set({ recruitedBy: memberId, signedAt: new Date('2026-11-11T23:30:00+01:00') })
    .where(eq(contracts.accountId, visitorId));
  await setLocale('sl-SI');
  await setLocale('hu-HU', visitorId);
  await db()
    .insert(customers)
    .values({ tenant: 'northside', accountId: visitorId })
    .onConflictDoNothing();
  await db()
    .insert(studioConnects)
    .values({ accountId: visitorId, studioId: 1001 })
    .onConflictDoNothing();
  const { clock } = sandbox().services;
  clock.set(new Date('2026-11-24T23:59:00+01:00'));
  await notifyReadyRewards(sandbox().services);
  expect((await loadNotifications()).mails).toEqual([]);
  clock.set(new Date('2026-11-25T00:01:00+01:00'));
  await Promise.all([
    notifyReadyRewards(sandbox().services),
    notifyReadyRewards(sandbox().services),
  ]);
  await notifyReadyRewards(sandbox().services);
  const { mails, messages: written } = await loadNotifications();
  expect(written.toSorted()).toEqual([
    'REWARD_READY Jutalom vár rád',
    'REWARD_READY Vaša nagrada vas čaka',
  ]);
  expect(mails).toHaveLength(2);
});
