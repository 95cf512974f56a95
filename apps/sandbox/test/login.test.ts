import { describe, expect, test } from 'vitest';
import { hashPassword, isRightPassword } from '../src/domains/accounts/passwords.ts';
import { accounts, sessions } from '../src/domains/accounts/tables.ts';
import { addMinutes } from '../src/platform/time.ts';
import { type Sandbox, useSandbox } from './harness/sandbox.ts';
import { attempts } from '../src/domains/limits/tables.ts';

const right = 'sample-Passw0rd';
const member = 'member@northside.example';

const logIn = (sandbox: Sandbox, username: string, password: string, headers = {}) =>
  sandbox.call('login', {
    body: { username, password },
    headers: { authorization: `Basic ${btoa(`${username}:${password}`)}`, ...headers },
  });

/** What of a refusal could tell whether the account exists. */
const visible = ({ status, headers, errors }: Awaited<ReturnType<typeof logIn>>) => ({
  status,
  headers: Object.keys(headers).toSorted(),
  retryAfter: headers['retry-after'],
  errors: errors.map(({ traceId: _, ...item }) => item),
});

test('passwords are stored with a memory-hard function', async () => {
  expect(await hashPassword(right)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('an unknown account costs a hash too', async () => {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const begun = performance.now();
    expect(await isRightPassword(null, right)).toBe(false);
    times.push(performance.now() - begun);
  }
  // No machine computes such a hash in a millisecond; without one the fastest round takes far less.
  expect(Math.min(...times)).toBeGreaterThan(1);
});

describe('login', () => {
  const sandbox = useSandbox();

  test('the session cookie is for no script and no other site, and only its hash is stored', async () => {
    const answer = await logIn(sandbox(), 'Member@Northside.example', right);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^SESSION=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
    const token = /SESSION=([\w-]+)/.exec(cookie)?.[1] ?? '';
    const rows = await sandbox().services.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
    const info = await sandbox().call('getUserInfo', { headers: { cookie: `SESSION=${token}` } });
    expect(info.body).toMatchObject({ id: 9001, email: member });
  });

  test('a secure cookie everywhere but on the machine itself', async () => {
    const answer = await logIn(sandbox(), member, right, { host: 'portal.example' });
    expect(String(answer.headers['set-cookie'])).toContain('; Secure');
  });

  test('a login ends the session that came along', async () => {
    const old = await sandbox().cookie('visitor');
    await logIn(sandbox(), member, right, { cookie: old });
    const { status } = await sandbox().call('getUserInfo', { headers: { cookie: old } });
    expect(status).toBe(403);
  });

  test('a logout ends the session', async () => {
    const cookie = await sandbox().cookie('member');
    await sandbox().call('logout', { headers: { cookie } });
    expect((await sandbox().call('getUserInfo', { headers: { cookie } })).status).toBe(403);
  });

  test('a session ends 30 days after its last use', async () => {
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

  test('the header must say what the body says', async () => {
    const { status, errors } = await logIn(sandbox(), member, right, { authorization: 'Basic x' });
    expect([status, errors[0]?.typedArgs]).toEqual([
      400,
      [{ type: 'FIELD', value: 'Authorization' }],
    ]);
  });

  describe('guessing', () => {
    test('an unknown account is answered like a wrong password, also when it has to wait', async () => {
      for (let attempt = 1; attempt <= 7; attempt++) {
        const known = visible(await logIn(sandbox(), member, 'wrong'));
        const unknown = visible(await logIn(sandbox(), 'nobody@northside.example', 'wrong'));
        expect(unknown).toEqual(known);
        expect(known.status).toBe(attempt <= 5 ? 401 : 429);
      }
    });

    test('after five wrong passwords even the right one waits, a minute and then twice as long', async () => {
      const { clock } = sandbox().services;
      for (let attempt = 0; attempt < 5; attempt++) await logIn(sandbox(), member, 'wrong');
      const blocked = await logIn(sandbox(), member, right);
      expect(blocked.status).toBe(429);
      expect(blocked.headers['retry-after']).toBe('60');
      expect(blocked.errors[0]?.typedArgs).toEqual([{ type: 'NUMBER', value: '60' }]);
      clock.set(addMinutes(clock.now(), 1));
      expect((await logIn(sandbox(), member, 'wrong')).status).toBe(401);
      expect((await logIn(sandbox(), member, right)).headers['retry-after']).toBe('120');
      clock.set(addMinutes(clock.now(), 2));
      expect((await logIn(sandbox(), member, right)).status).toBe(200);
      expect((await logIn(sandbox(), member, 'wrong')).status).toBe(401);
    });

    test('guesses at the same time are all counted', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => logIn(sandbox(), member, 'wrong')),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    });

    test('an address that tries many accounts waits, too', async () => {
      for (let attempt = 0; attempt < 20; attempt++)
        await logIn(sandbox(), `guess-${attempt}@northside.example`, 'wrong');
      expect((await logIn(sandbox(), member, right)).status).toBe(429);
    });

    test('neither the password nor the name reaches the log or the table of attempts', async () => {
      await logIn(sandbox(), member, 'a-secret-guess');
      const rows = await sandbox().services.db.select().from(attempts);
      const everything = JSON.stringify(rows) + sandbox().log.join('');
      expect(everything).not.toContain('a-secret-guess');
      expect(everything).not.toContain(member);
      expect(JSON.stringify(await sandbox().services.db.select().from(accounts))).not.toContain(
        right,
      );
    });
  });
});
