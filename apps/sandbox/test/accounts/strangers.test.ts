/** Failed attempts lock out only the network they come from, and one network cannot fill a course with guests. */
import { describe, expect, test } from 'vitest';
import { toNetwork } from '../../src/domains/limits/network.ts';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { addMinutes } from '../../src/platform/time.ts';
import { prospect } from '../../src/states/rows.ts';
import { setCourse } from '../harness/members.ts';
import { type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { member, password } from '../operations/accountRequests.ts';

const fromAddress = (address: string) => ({ 'x-forwarded-for': address });

const login = ({ call }: Sandbox, address: string, typed: string, username: string = member) =>
  call('login', {
    body: { username, password: typed },
    headers: { authorization: `Basic ${btoa(`${username}:${typed}`)}`, ...fromAddress(address) },
  });

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
] as const)('maps %s to network %s', ([address, network]) => {
  expect(toNetwork(address)).toBe(network);
});

describe('limits for strangers', () => {
  const sandbox = useSandbox({ trustProxy: ['127.0.0.1'] });

  test('makes a stranger wait after five wrong passwords, not the owner', async () => {
    for (let round = 0; round < 6; round++) await login(sandbox(), '203.0.113.1', 'wrong');
    expect((await login(sandbox(), '203.0.113.1', password)).status).toBe(429);
    expect((await login(sandbox(), '198.51.100.7', password)).status).toBe(200);
  });

  test('admits the owner from a known network while a hundred others attack', async () => {
    const home = '198.51.100.7';
    expect((await login(sandbox(), home, password)).status).toBe(200);
    for (let round = 0; round < 102; round++) await login(sandbox(), `203.0.113.${round}`, 'wrong');
    expect((await login(sandbox(), '192.0.2.44', password)).status).toBe(429);
    expect((await login(sandbox(), home, password)).status).toBe(200);
  });

  test('counts attempts of a limited network against no other', async () => {
    const loud = '203.0.113.1';
    for (let round = 0; round < 25; round++)
      await login(sandbox(), loud, 'wrong', `guess-${round}@northside.example`);
    for (let round = 0; round < 200; round++)
      expect((await login(sandbox(), loud, 'wrong')).status).toBe(429);
    expect((await login(sandbox(), '192.0.2.44', password)).status).toBe(200);
  });

  test('counts the addresses of a household as one', async () => {
    for (let round = 0; round < 6; round++)
      await login(sandbox(), `2001:db8:1:2::${round + 1}`, 'wrong');
    expect((await login(sandbox(), '2001:db8:1:2:ffff::9', password)).status).toBe(429);
    expect((await login(sandbox(), '2001:db8:1:3::9', password)).status).toBe(200);
  });

  test('keeps a code valid despite wrong codes from others', async () => {
    const code = 'ABCDEFGH';
    await sandbox().state('an emailed code', { email: member, code, purpose: 'reset' });
    const change = (typed: string, address: string) =>
      sandbox().call('changeForgottenPassword', {
        body: { email: member, code: typed, password: 'Another-Passw0rd-9' },
        headers: fromAddress(address),
      });
    for (let round = 0; round < 40; round++) await change('ABCDEFG2', `203.0.113.${round % 8}`);
    expect((await change(code, '198.51.100.7')).status).toBe(204);
  });

  describe('guests', () => {
    const book = (round: number, address = '203.0.113.1') =>
      sandbox().call('bookPublicCourse', {
        body: {
          courseAppointmentId: 50_001,
          customerData: { ...prospect, email: `guest-${round}@example.org` },
          joinWaitingList: true,
        },
        headers: fromAddress(address),
      });

    test('do not fill a course from one network, and other networks still get in', async () => {
      await setCourse(sandbox().services.db, {
        priceState: 'FREE',
        priceCents: null,
        maxParticipants: 50,
      });
      const statuses: number[] = [];
      for (let round = 0; round < 60; round++) statuses.push((await book(round)).status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(30);
      expect(statuses.slice(30)).toEqual(Array.from({ length: 30 }, () => 429));
      expect((await book(100, '198.51.100.7')).status).toBe(201);
      const { clock, db } = sandbox().services;
      clock.set(addMinutes(clock.now(), 2));
      expect([
        (await book(101)).status,
        (await book(102)).status,
        (await book(103)).status,
      ]).toEqual([201, 201, 429]);
      expect(await db.select().from(bookings)).toHaveLength(33);
    });

    test('are limited to thirty per network, sent at once', async () => {
      await setCourse(sandbox().services.db, {
        priceState: 'FREE',
        priceCents: null,
        maxParticipants: 50,
      });
      const answers = await Promise.all(Array.from({ length: 40 }, (_, round) => book(round)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    });

    test('are limited in cards as well', async () => {
      const card = () =>
        sandbox().call('createPublicCreditCard', {
          body: { cardToken: 'tok_visa_4242', holder: 'Sample Holder' },
        });
      for (let round = 0; round < 30; round++) expect((await card()).status).toBe(201);
      expect((await card()).status).toBe(429);
    });
  });
});
