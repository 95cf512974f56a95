/** The desk: a person plays the studio. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '../src/domains/accounts/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { bookingOptions, courseAppointments } from '../src/domains/bookings/courses/tables.ts';
import { bookings } from '../src/domains/bookings/tables.ts';
import { accountEntries } from '../src/domains/customerAccounts/tables.ts';
import { loyaltyActivities } from '../src/domains/points/tables.ts';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import { idlePeriods } from '../src/domains/memberships/tables.ts';
import { addMembers, setCourse } from './harness/members.ts';
import { finalize, readyCheckout, sumCaptured } from './harness/purchase.ts';
import { accountIds, useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const as = 'member' as const;

const open = (url: string, headers: Record<string, string> = {}) =>
  sandbox().app.inject({ url, headers: { host: 'localhost', ...headers } });

/** Sends a form of the desk. @returns the page it leads to */
async function send(action: string, fields: Record<string, string>, origin = 'http://localhost') {
  const answer = await sandbox().app.inject({
    method: 'POST',
    url: `/desk/1001/${action}`,
    headers: { host: 'localhost', origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(fields)),
  });
  const { location } = answer.headers;
  return typeof location === 'string' ? open(location) : answer;
}

async function findCustomerId(): Promise<string> {
  const [customer] = await db()
    .select()
    .from(customers)
    .where(eq(customers.accountId, accountIds.member));
  return String(customer?.id);
}

beforeEach(() => sandbox().state('a membership', { state: 'running' }));

describe('the page', () => {
  test('leads from the studios to a member found by name', async () => {
    expect((await open('/desk')).body).toContain('href="/desk/1001"');
    const found = await open('/desk/1001?q=mus');
    expect(found.body).toContain(`/desk/1001/members/${await findCustomerId()}`);
    const copied = encodeURIComponent('\u200E\u00A0MUS\u200B');
    expect((await open(`/desk/1001?q=${copied}`)).body).toContain(
      `/members/${await findCustomerId()}`,
    );
    expect((await open('/desk/1001?q=zzz')).body).toContain('No member found.');
    expect((await open(`/desk/1001/members/${await findCustomerId()}`)).body).toContain('Check in');
  });

  test('is closed to other hosts, other studios’ members and forms of other websites', async () => {
    expect((await open('/desk', { host: 'northside.example' })).statusCode).toBe(404);
    expect((await open(`/desk/1002/members/${await findCustomerId()}`)).statusCode).toBe(404);
    const customerId = await findCustomerId();
    const fields = { customerId, subject: 'Hello', text: 'Hello' };
    const foreign = await send('sendMessage', fields, 'https://evil.example');
    expect(foreign.statusCode).toBe(403);
  });

  test('shows what members entered as text', async () => {
    await db().update(customers).set({ lastname: '<b>Muster</b>' });
    expect((await open('/desk/1001')).body).toContain('&lt;b&gt;Muster&lt;/b&gt;');
  });
});

describe('requests', () => {
  test.for([
    ['accept', 'ACCEPTED', null],
    ['refuse', 'REJECTED', 'Too late'],
  ] as const)('are decided: %s', async ([decision, state, rejectionReason]) => {
    await sandbox().state('idle periods', { may: 'ask for pauses', document: 'not required' });
    await sandbox().state('an idle period', { id: 47_900, state: 'pending' });
    const [pending] = await db().select().from(idlePeriods).where(eq(idlePeriods.state, 'PENDING'));
    const { body } = await open('/desk/1001');
    expect(body).toContain('Idle period from');
    expect(body).toContain('>Accept<span class="hidden">: Mona Muster</span></button>');
    expect(body).toContain('>Refuse<span class="hidden">: Mona Muster</span></button>');
    const page = await send('decideIdlePeriod', {
      id: String(pending?.id),
      decision,
      reason: rejectionReason ?? '',
    });
    expect(page.body).toContain('tabindex="-1" autofocus>The idle period is decided');
    expect(page.body).toContain('Nothing waits for a decision');
    const [decided] = await db()
      .select()
      .from(idlePeriods)
      .where(eq(idlePeriods.id, pending?.id ?? 0));
    expect(decided).toMatchObject({ state, rejectionReason });
  });
});

describe('the schedule', () => {
  test('marks a participant as attended, and another as missed', async () => {
    await setCourse(db(), { maxParticipants: 5 });
    const [one = 0, other = 0] = await addMembers(db(), 2);
    for (const member of [one, other])
      await sandbox().call('bookCourse', {
        as: member,
        body: { courseAppointmentId: 50_001, bookingOptionId: member, joinWaitingList: false },
      });
    const [first, second] = await db().select().from(bookings).orderBy(bookings.id);
    const { body } = await open('/desk/1001');
    expect(body).toContain(`>Attended<span class="hidden">: Member ${one}</span></button>`);
    expect(body).toContain(`>Missed<span class="hidden">: Member ${other}</span></button>`);
    expect(body).toMatch(
      />Cancel class<span class="hidden">: [^<]+, Thu, 17:00–18:00<\/span><\/button>/,
    );
    await send('attended', { kind: 'place', id: String(first?.id) });
    const page = await send('missed', { kind: 'place', id: String(second?.id) });
    expect(page.body).toContain(`Member ${one} <span class="soft">attended</span>`);
    expect(page.body).toContain(`Member ${other} <span class="soft">missed</span>`);
  });

  test('cancels a class and returns what paid for it, even shortly before', async () => {
    await setCourse(db(), { maxParticipants: 5 });
    const [member = 0] = await addMembers(db(), 1, 3);
    await sandbox().call('bookCourse', {
      as: member,
      body: { courseAppointmentId: 50_001, bookingOptionId: member, joinWaitingList: false },
    });
    const { id } = await readyCheckout(sandbox(), 'visitor');
    await finalize(sandbox(), 'visitor', id);
    expect(await sumCaptured(sandbox())).toBe(1450);
    sandbox().services.clock.set(new Date('2026-11-26T16:55:00+01:00'));
    const page = await send('cancelClass', { id: '50001' });
    expect(page.body).toContain('The class is canceled');
    expect(await sumCaptured(sandbox())).toBe(0);
    const [option] = await db().select().from(bookingOptions).where(eq(bookingOptions.id, member));
    expect(option?.remaining).toBe(3);
    const statuses = (await db().select().from(bookings)).map(({ status }) => status);
    expect(statuses).toEqual(['CANCELED', 'CANCELED']);
  });

  test('leaves classes of other studios alone', async () => {
    await setCourse(db(), { studioId: 1002 });
    expect((await send('cancelClass', { id: '50001' })).body).toContain('Not possible');
    expect((await db().select().from(courseAppointments))[0]?.status).toBe('ACTIVE');
  });
});

describe('a member', () => {
  test('is checked in, unless the contract does not let in', async () => {
    const customerId = await findCustomerId();
    expect((await send('checkIn', { customerId })).body).toContain('Checked in.');
    const path = { studioId: 1001 };
    const { body } = await sandbox().call('getActiveCheckin', { as, path });
    expect(body.active).toBe(true);
    sandbox().services.clock.set(new Date('2029-01-01T12:00:00Z'));
    await db()
      .update(contracts)
      .set({ contractEndDate: '2028-12-31', cancelationDate: '2028-01-01' });
    expect((await send('checkIn', { customerId })).body).toContain('no contract');
  });

  test('gets a message', async () => {
    const customerId = await findCustomerId();
    await send('sendMessage', { customerId, subject: 'Your towel', text: 'It is at the desk.' });
    const { body } = await sandbox().call('listMessages', { as });
    expect(body.content[0]).toMatchObject({ subject: 'Your towel', type: 'STUDIO' });
  });

  test('gets a charge in exact cents, and no charge for an amount nobody can read', async () => {
    const customerId = await findCustomerId();
    const fields = { customerId, name: 'Towel', dueDate: '2026-12-01' };
    await send('addCharge', { ...fields, amount: '12,5' });
    const entries = (await db().select().from(accountEntries)).filter(
      ({ name }) => name === 'Towel',
    );
    expect(entries).toMatchObject([{ amountCents: 1250, dueDate: '2026-12-01', kind: 'CLAIM' }]);
    expect((await send('addCharge', { ...fields, amount: 'ten' })).body).toContain('Not possible');
  });

  test('gets a charge in a currency without cents', async () => {
    await db().update(studios).set({ currencyCode: 'JPY' }).where(eq(studios.id, 1001));
    const fields = { customerId: await findCustomerId(), dueDate: '2026-12-01' };
    await send('addCharge', { ...fields, name: 'Locker', amount: '1250' });
    const entries = (await db().select().from(accountEntries)).filter(
      ({ name }) => name === 'Locker',
    );
    expect(entries).toMatchObject([{ amountCents: 1250 }]);
  });

  test('gets points for a custom activity', async () => {
    await sandbox().state('a loyalty program', { member: 'registered', program: 'usual' });
    const customerId = await findCustomerId();
    const points = async () => (await sandbox().call('getLoyaltyOverview', { as })).body.points;
    const before = await points();
    expect((await send('givePoints', { customerId })).body).toContain('Not possible');
    await db().insert(loyaltyActivities).values({
      id: 98_900,
      tenant: 'northside',
      type: 'CUSTOM',
      name: 'Thank you',
      description: '',
      points: 50,
      position: 9,
    });
    await send('givePoints', { customerId });
    expect(await points()).toBe(before + 50);
  });
});

test('allows websites to show the widgets, by their origins', async () => {
  const page = await send('allowWebsites', {
    websites:
      ' https://www.studio.example/classes http://localhost:8080 https://www.studio.example',
  });
  expect(page.body).toContain('These websites may show the widgets.');
  expect(page.body).toContain('value="https://www.studio.example http://localhost:8080"');
  const { body } = await sandbox().call('listWidgetOrigins', { path: { studioId: 1001 } });
  expect(body.origins).toEqual(['http://localhost:8080', 'https://www.studio.example']);
});

test.each(['studio.example', 'javascript:alert(1)', 'file:///classes'])(
  'refuses the website %s',
  async (websites) => {
    const page = await send('allowWebsites', { websites });
    expect(page.body).toContain(`Not possible: Check ${websites}`);
  },
);
