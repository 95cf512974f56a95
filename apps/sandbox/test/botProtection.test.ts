/** Public forms where the operator has bot protection (specification 2, section 7). */
import { beforeEach, describe, expect, test } from 'vitest';
import { issueToken, setBotProtection } from '../src/domains/botProtection/rules.ts';
import { createServer } from '../src/app/server.ts';
import { useSandbox } from './harness/sandbox.ts';
import { registerBody } from './operations/accountRequests.ts';

const sandbox = useSandbox();
const ask = (email: string, token?: string) =>
  sandbox().call('register', {
    body: { ...registerBody, email },
    headers: token === undefined ? {} : { 'x-bot-protection-token': token },
  });
const tokenFor = (action: string, now = sandbox().services.clock.now()) =>
  issueToken(sandbox().services.db, action, now);
const refused = { status: 403, errorCode: 'botprotection.error.failed' };

test('without the protection no token is asked for', async () => {
  expect(await ask('first@mail.example')).toMatchObject({ status: 202 });
});

describe('with it', () => {
  beforeEach(() => sandbox().state('bot protection'));

  test('a token for the action gets one request through, and no other', async () => {
    const token = await tokenFor('submit');
    expect(await ask('second@mail.example', token)).toMatchObject({ status: 202 });
    expect(await ask('third@mail.example', token)).toMatchObject(refused);
  });

  test.each([
    ['none', async () => undefined],
    ['one that nobody gave', async () => 'AAAAAAAAAAAAAAAAAAAAAAAA'],
    ['one for something else', () => tokenFor('login')],
    [
      'one that is too old',
      () => tokenFor('submit', new Date(sandbox().services.clock.now().getTime() - 120_001)),
    ],
  ])('%s is refused, and nothing is done', async (_, token) => {
    expect(await ask('fourth@mail.example', await token())).toMatchObject(refused);
    await setBotProtection(sandbox().services.db, false);
    // The address is still free: registering it anew is told as the first time.
    expect(await ask('fourth@mail.example')).toMatchObject({ status: 202 });
  });

  test('of many requests with one token one gets through', async () => {
    const token = await tokenFor('submit');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask(`many-${index}@mail.example`, token)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      202,
      ...Array.from({ length: 7 }, () => 403),
    ]);
  });

  test('what is no public form needs none', async () => {
    expect(await sandbox().call('getPublicStudio', { path: { studioId: 1001 } })).not.toMatchObject(
      refused,
    );
  });
});

/** What the sample service answers: its script, and a token for a form. */
async function askService(botProtection: boolean) {
  const app = await createServer({
    services: sandbox().services,
    logLevel: 'silent',
    portalDist: '/nowhere',
    validateAnswers: true,
    providerStates: false,
    botProtection,
  });
  const script = await app.inject('/bot-protection-service/api.js');
  const given = await app.inject({
    method: 'POST',
    url: '/bot-protection-service/token',
    payload: { siteKey: 'sample', action: 'submit' },
  });
  await app.close();
  return { statuses: [script.statusCode, given.statusCode], token: given.json().token };
}

test('the sample service gives tokens where the protection is on, and is not there otherwise', async () => {
  await sandbox().state('bot protection');
  const { statuses, token } = await askService(true);
  expect(statuses).toEqual([200, 200]);
  expect(await ask('fifth@mail.example', token)).toMatchObject({ status: 202 });
  expect((await askService(false)).statuses).toEqual([404, 404]);
});
