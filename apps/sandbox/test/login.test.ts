import { describe, expect, test } from 'vitest';
import { hashPassword, checkPassword } from '../src/domains/accounts/passwords.ts';
import { accounts, sessions } from '../src/domains/accounts/tables.ts';
import { addMinutes } from '../src/platform/time.ts';
import { type Sandbox, useSandbox } from './harness/sandbox.ts';
import { attempts } from '../src/domains/limits/tables.ts';

const rightPassword = 'sample-Passw0rd';
const member = 'member@northside.example';

const logIn = (sandbox: Sandbox, username: string, password: string, headers = {}) =>
  sandbox.call('login', {
    body: { username, password },
    headers: { authorization: `Basic ${btoa(`${username}:${password}`)}`, ...headers },
  });

/** Returns the parts of an error that could reveal whether the account exists. */
const visibleParts = ({ status, headers, errors }: Awaited<ReturnType<typeof logIn>>) => ({
  status,
  headers: Object.keys(headers).toSorted(),
  retryAfter: headers['retry-after'],
  errors: errors.map(({ traceId: _, ...item }) => item),
});

test('hashes passwords with a memory-hard function', async () => {
  expect(await hashPassword(rightPassword)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('computes a hash for an unknown account as well', async () => {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const startedAt = performance.now();
    expect(await checkPassword(null, rightPassword)).toBe('wrong');
    times.push(performance.now() - startedAt);
  }
  // No machine computes such a hash within a millisecond; without it, the fastest round takes far less.
  expect(Math.min(...times)).toBeGreaterThan(1);
});

describe('login', () => {
  const sandbox = useSandbox();

  test('sets a cookie for this site only, hidden from scripts, and stores only its hash', async () => {
    const answer = await logIn(sandbox(), 'Member@Northside.example', rightPassword);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^SESSION=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
    const token = /SESSION=([\w-]+)/.exec(cookie)?.[1] ?? '';
    const rows = await sandbox().services.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
    const info = await sandbox().call('getUserInfo', { headers: { cookie: `SESSION=${token}` } });
    expect(info.body).toMatchObject({ id: 9001, email: member });
  });

  test('sets a secure cookie except on the machine itself', async () => {
    const answer = await logIn(sandbox(), member, rightPassword, { host: 'portal.example' });
    expect(String(answer.headers['set-cookie'])).toContain('; Secure');
  });

  test('ends the session of its request', async () => {
    const old = await sandbox().cookie('visitor');
    await logIn(sandbox(), member, rightPassword, { cookie: old });
    const { status } = await sandbox().call('getUserInfo', { headers: { cookie: old } });
    expect(status).toBe(403);
  });

  test('is ended by a logout', async () => {
    const cookie = await sandbox().cookie('member');
    await sandbox().call('logout', { headers: { cookie } });
    expect((await sandbox().call('getUserInfo', { headers: { cookie } })).status).toBe(403);
  });

  test('lasts until 30 days after the last use', async () => {
    const cookie = await sandbox().cookie('member');
    const { clock } = sandbox().services;
    const minutesOfDay = 24 * 60;
    const use = async () => (await sandbox().call('getUserInfo', { headers: { cookie } })).status;
    clock.set(addMinutes(clock.now(), 29 * minutesOfDay));
    expect(await use()).toBe(200);
    clock.set(addMinutes(clock.now(), 29 * minutesOfDay));
    expect(await use()).toBe(200);
    clock.set(addMinutes(clock.now(), 31 * minutesOfDay));
    expect(await use()).toBe(403);
  });

  test('requires a header that matches the body', async () => {
    const { status, errors } = await logIn(sandbox(), member, rightPassword, {
      authorization: 'Basic x',
    });
    expect([status, errors[0]?.typedArgs]).toEqual([
      400,
      [{ type: 'FIELD', value: 'Authorization' }],
    ]);
  });

  describe('guessing', () => {
    test('gives the same answer for an unknown account as for a wrong password, even while limited', async () => {
      for (let attempt = 1; attempt <= 7; attempt++) {
        const known = visibleParts(await logIn(sandbox(), member, 'wrong'));
        const unknown = visibleParts(await logIn(sandbox(), 'nobody@northside.example', 'wrong'));
        expect(unknown).toEqual(known);
        expect(known.status).toBe(attempt <= 5 ? 401 : 429);
      }
    });

    test('makes the right password wait after five wrong ones, a minute and then twice as long', async () => {
      const { clock } = sandbox().services;
      for (let attempt = 0; attempt < 5; attempt++) await logIn(sandbox(), member, 'wrong');
      const blocked = await logIn(sandbox(), member, rightPassword);
      expect(blocked.status).toBe(429);
      expect(blocked.headers['retry-after']).toBe('60');
      expect(blocked.errors[0]?.typedArgs).toEqual([{ type: 'NUMBER', value: '60' }]);
      clock.set(addMinutes(clock.now(), 1));
      expect((await logIn(sandbox(), member, 'wrong')).status).toBe(401);
      expect((await logIn(sandbox(), member, rightPassword)).headers['retry-after']).toBe('120');
      clock.set(addMinutes(clock.now(), 2));
      expect((await logIn(sandbox(), member, rightPassword)).status).toBe(200);
      expect((await logIn(sandbox(), member, 'wrong')).status).toBe(401);
    });

    test('counts concurrent guesses', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => logIn(sandbox(), member, 'wrong')),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    });

    test('limits an address that tries many accounts', async () => {
      for (let attempt = 0; attempt < 20; attempt++)
        await logIn(sandbox(), `guess-${attempt}@northside.example`, 'wrong');
      expect((await logIn(sandbox(), member, rightPassword)).status).toBe(429);
    });

    test('stores and logs neither passwords nor names', async () => {
      await logIn(sandbox(), member, 'a-secret-guess');
      const rows = await sandbox().services.db.select().from(attempts);
      const dump = JSON.stringify(rows) + sandbox().log.join('');
      expect(dump).not.toContain('a-secret-guess');
      expect(dump).not.toContain(member);
      expect(JSON.stringify(await sandbox().services.db.select().from(accounts))).not.toContain(
        rightPassword,
      );
    });
  });
});
