/** Neither answers nor response times disclose which addresses have accounts. */
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import * as passwords from '../../src/domains/accounts/passwords.ts';
import { accounts } from '../../src/domains/accounts/tables.ts';
import { countStatements } from '../harness/statements.ts';
import { findMails, visibleParts } from '../harness/mails.ts';
import { type Request, useSandbox } from '../harness/sandbox.ts';
import { member, password, registerBody } from '../operations/accountRequests.ts';

const sandbox = useSandbox();

const unknownEmail = 'nobody@example.org';

const register = (email: string): Request => ({ body: { ...registerBody, email } });
const reset = (email: string): Request => ({ body: { email } });
const login = (username: string): Request => ({
  body: { username, password: 'not-that-0ne' },
  headers: { authorization: `Basic ${btoa(`${username}:not-that-0ne`)}` },
});

const calls = [
  ['register', register],
  ['resetPassword', reset],
  ['login', login],
] as const;

test.for(calls)('%s answers a known address like an unknown one', async ([id, requestFor]) => {
  const known = visibleParts(await sandbox().call(id, requestFor(member)));
  const unknown = visibleParts(await sandbox().call(id, requestFor(unknownEmail)));
  const blank = (answer: typeof known) =>
    JSON.stringify(answer).replaceAll(member, '').replaceAll(unknownEmail, '');
  const withoutTime = (text: string) => text.replaceAll(/\d\d:\d\d:\d\d\.\d+Z/g, '');
  expect(withoutTime(blank(known))).toBe(withoutTime(blank(unknown)));
});

// Counts statements and hashes, which take the time.
test.for(calls)(
  '%s does the same work for known and unknown addresses',
  async ([id, requestFor]) => {
    const measureWork = async (email: string) => {
      const verify = vi.spyOn(passwords, 'checkPassword');
      const hash = vi.spyOn(passwords, 'hashPassword');
      const statements = await countStatements(sandbox(), () =>
        sandbox().call(id, requestFor(email)),
      );
      return { statements, verified: verify.mock.calls.length, hashed: hash.mock.calls.length };
    };
    const known = await measureWork(member);
    vi.restoreAllMocks();
    expect(known.statements).toBeGreaterThan(0);
    expect(await measureWork(unknownEmail)).toEqual(known);
  },
);

test('sends no mail before the answer', async () => {
  const { services } = sandbox();
  let sentBeforeAnswer = false;
  let answered = false;
  const { mail } = services;
  services.mail = {
    ...mail,
    send: (letter, tx) => {
      sentBeforeAnswer ||= !answered;
      return mail.send(letter, tx);
    },
  };
  for (const [id, requestFor] of calls.slice(0, 2))
    for (const email of [member, unknownEmail]) {
      answered = false;
      await sandbox().call(id, requestFor(email));
      answered = true;
      await services.background.idle();
    }
  services.mail = mail;
  expect(sentBeforeAnswer).toBe(false);
});

test('notifies the owner of a taken address, without a code', async () => {
  await sandbox().call('register', register(member));
  const [notice, ...others] = await findMails(sandbox(), member);
  expect(others).toEqual([]);
  expect(notice?.subject).toContain('You already have an account');
  expect(notice?.code).toBeNull();
  expect(notice?.text).not.toContain('Mona');
  const still = await sandbox().call('login', {
    body: { username: member, password },
    headers: { authorization: `Basic ${btoa(`${member}:${password}`)}` },
  });
  expect(still.status).toBe(200);
});

test.for(['register', 'changeEmail'] as const)(
  'writes the notice after %s in the owner’s language',
  async (id) => {
    const { db } = sandbox().services;
    await db.update(accounts).set({ locale: 'de-DE' }).where(eq(accounts.email, member));
    const request: Request =
      id === 'register' ? register(member) : { as: 'visitor', body: { email: member, password } };
    await sandbox().call(id, { ...request, headers: { 'accept-language': 'fr-FR' } });
    const [notice] = await findMails(sandbox(), member);
    expect(notice?.subject).toContain('Du hast schon ein Konto');
  },
);

test('treats a verified additional address as taken', async () => {
  await sandbox().state('an additional e-mail address', {
    email: 'second@example.org',
    state: 'verified',
  });
  await sandbox().call('register', register('second@example.org'));
  const [notice] = await findMails(sandbox(), 'second@example.org');
  expect(notice?.subject).toContain('You already have an account');
});

test.for(['changeEmail', 'addAdditionalEmail'] as const)(
  '%s answers a taken address like a free one and sends no code',
  async (id) => {
    const body = (email: string) => (id === 'changeEmail' ? { email, password } : { email });
    const known = visibleParts(
      await sandbox().call(id, { as: 'member', body: body('visitor@example.org') }),
    );
    const unknown = visibleParts(
      await sandbox().call(id, { as: 'member', body: body(unknownEmail) }),
    );
    expect([known.status, known.headers]).toEqual([unknown.status, unknown.headers]);
    const [toOwner] = await findMails(sandbox(), 'visitor@example.org');
    expect(toOwner?.code).toBeNull();
    expect((await findMails(sandbox(), unknownEmail))[0]?.code).toMatch(/^[A-Z2-9]{8}$/);
  },
);
