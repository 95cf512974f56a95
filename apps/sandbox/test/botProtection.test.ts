/** Bot protection of public forms (spec 2, section 7). */
import { beforeEach, describe, expect, test } from 'vitest';
import { issueToken, setBotProtection } from '../src/domains/botProtection/rules.ts';
import { createServer } from '../src/app/server.ts';
import { useSandbox } from './harness/sandbox.ts';
import { registerBody } from './operations/accountRequests.ts';

const sandbox = useSandbox();
const register = (email: string, token?: string) =>
  sandbox().call('register', {
    body: { ...registerBody, email },
    headers: token === undefined ? {} : { 'x-bot-protection-token': token },
  });
const createToken = (action: string, now = sandbox().services.clock.now()) =>
  issueToken(sandbox().services.db, action, now);
const refused = { status: 403, errorCode: 'botprotection.error.failed' };

test('accepts requests without a token when the protection is off', async () => {
  expect(await register('first@mail.example')).toMatchObject({ status: 202 });
});

describe('when the protection is on', () => {
  beforeEach(() => sandbox().state('bot protection'));

  test('accepts one request per token', async () => {
    const token = await createToken('submit');
    expect(await register('second@mail.example', token)).toMatchObject({ status: 202 });
    expect(await register('third@mail.example', token)).toMatchObject(refused);
  });

  test.each([
    ['no token', async () => undefined],
    ['a token that was never issued', async () => 'AAAAAAAAAAAAAAAAAAAAAAAA'],
    ['a token for another action', () => createToken('login')],
    [
      'an expired token',
      () => createToken('submit', new Date(sandbox().services.clock.now().getTime() - 120_001)),
    ],
  ])('rejects %s and does nothing', async (_, token) => {
    expect(await register('fourth@mail.example', await token())).toMatchObject(refused);
    await setBotProtection(sandbox().services.db, false);
    // The address is still free: registering it is answered like the first time.
    expect(await register('fourth@mail.example')).toMatchObject({ status: 202 });
  });

  test('accepts one of many requests with the same token', async () => {
    const token = await createToken('submit');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => register(`many-${index}@mail.example`, token)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      202,
      ...Array.from({ length: 7 }, () => 403),
    ]);
  });

  test('needs no token outside public forms', async () => {
    expect(await sandbox().call('getPublicStudio', { path: { studioId: 1001 } })).not.toMatchObject(
      refused,
    );
  });
});

/** Calls the sample service. @returns the statuses of its script and token endpoint, and the token */
async function callService(botProtection: boolean) {
  const app = await createServer({
    services: sandbox().services,
    logLevel: 'silent',
    portalDist: '/nowhere',
    validateAnswers: true,
    providerStates: false,
    botProtection,
  });
  const script = await app.inject('/bot-protection-service/api.js');
  const tokenResponse = await app.inject({
    method: 'POST',
    url: '/bot-protection-service/token',
    payload: { siteKey: 'sample', action: 'submit' },
  });
  await app.close();
  return {
    statuses: [script.statusCode, tokenResponse.statusCode],
    token: tokenResponse.json().token,
  };
}

test('serves the sample service only when the protection is on', async () => {
  await sandbox().state('bot protection');
  const { statuses, token } = await callService(true);
  expect(statuses).toEqual([200, 200]);
  expect(await register('fifth@mail.example', token)).toMatchObject({ status: 202 });
  expect((await callService(false)).statuses).toEqual([404, 404]);
});
