/** Tests the sample payment provider's page. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addMinutes } from '../src/platform/time.ts';
import { setCourse } from './harness/members.ts';
import {
  answerBank,
  answerChallenge,
  cardForm,
  newCard,
  newTokenization,
  purchaseBody,
  findChallengeReference,
  returnPath,
} from './harness/purchase.ts';
import { type Sandbox, useSandbox } from './harness/sandbox.ts';

const read = ({ app }: Sandbox, reference: string, language = 'en') =>
  app.inject({
    url: `/payment-provider/challenge/${reference}`,
    headers: { 'accept-language': language },
  });

const loadState = async (sandbox: Sandbox, reference: string) =>
  (
    await sandbox.call('getTokenizationState', {
      as: 'visitor',
      path: { tokenizationReference: reference },
    })
  ).body;

/** Returns all rows of the database as text. */
async function dumpRows({ services: { db } }: Sandbox): Promise<string> {
  const tables = await db.execute(
    sql`select query_to_xml(format('select * from %I', tablename), true, false, '')::text as content from pg_tables where schemaname = 'public'`,
  );
  return JSON.stringify(tables);
}

const sandbox = useSandbox();
const begin = () => newTokenization(sandbox(), 'visitor');

test('runs no script, loads nothing and cannot be framed', async () => {
  const page = await read(sandbox(), await begin());
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'nonce-[\w+/=]+'; form-action 'self'; frame-ancestors 'none'/,
  );
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).not.toMatch(/<script|\son\w+=|javascript:/i);
  expect(page.body).toContain('Northside Mitte');
});

test('is in German for a German browser', async () => {
  const page = await read(sandbox(), await begin(), 'de-DE,de;q=0.9');
  expect(page.body).toContain('<html lang="de">');
});

test('stores a confirmed card as one instrument', async () => {
  const reference = await begin();
  const answer = await answerChallenge(sandbox(), reference, cardForm);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, returnPath]);
  expect(await loadState(sandbox(), reference)).toMatchObject({ state: 'AUTHORIZED' });
  const request = { as: 'visitor' as const, path: { tokenizationReference: reference } };
  const first = await sandbox().call('completeTokenization', request);
  const second = await sandbox().call('completeTokenization', request);
  expect(first.body).toMatchObject({ maskedNumber: '•••• 4242', authenticated: true });
  expect(second.body).toEqual(first.body);
});

test.for([
  ['decline', 'DECLINED', 'AUTHENTICATION_FAILED'],
  ['cancel', 'CANCELED', null],
] as const)('redirects after %s with state %s', async ([answer, state, declineReason]) => {
  const reference = await begin();
  expect((await answerChallenge(sandbox(), reference, { answer })).statusCode).toBe(303);
  expect(await loadState(sandbox(), reference)).toMatchObject({ state, declineReason });
});

test.for([
  ['4000 0000 0000 0002', '12/30', 'CARD_REFUSED'],
  ['4242 4242 4242 4242', '10/26', 'CARD_EXPIRED'],
] as const)('declines card %s valid until %s with %s', async ([number, expiry, declineReason]) => {
  const reference = await begin();
  await answerChallenge(sandbox(), reference, { ...cardForm, number, expiry });
  expect(await loadState(sandbox(), reference)).toMatchObject({ state: 'DECLINED', declineReason });
});

test('reports errors at their fields and escapes input', async () => {
  const reference = await begin();
  const page = await answerChallenge(sandbox(), reference, {
    answer: 'confirm',
    number: '4242',
    expiry: '13/30',
    code: 'x',
    holder: '"><script>alert(1)</script>',
  });
  expect(page.statusCode).toBe(422);
  expect(page.body.match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(page.body).not.toContain('<script>');
  expect(await loadState(sandbox(), reference)).toMatchObject({ state: 'INITIATED' });
});

test('rejects a second answer', async () => {
  const reference = await begin();
  await answerChallenge(sandbox(), reference, { answer: 'decline' });
  expect((await answerChallenge(sandbox(), reference, cardForm)).statusCode).toBe(410);
  const page = await read(sandbox(), reference);
  expect(page.statusCode).toBe(410);
  expect(page.body).toContain(`<a href="${returnPath}">`);
  expect(await loadState(sandbox(), reference)).toMatchObject({ state: 'DECLINED' });
});

test('expires after half an hour', async () => {
  const reference = await begin();
  const { clock } = sandbox().services;
  clock.set(addMinutes(clock.now(), 31));
  expect((await answerChallenge(sandbox(), reference, cardForm)).statusCode).toBe(410);
  expect(await loadState(sandbox(), reference)).toMatchObject({
    state: 'EXPIRED',
    challengeUrl: null,
  });
});

test.for(['nothing', '-'.repeat(36), "' or 1=1", '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001'])(
  'rejects the unknown reference %s',
  async (reference) => {
    const page = await read(sandbox(), encodeURIComponent(reference));
    expect(page.statusCode).toBe(410);
  },
);

test('stores and logs no card number', async () => {
  const reference = await begin();
  const number = '4111 1111 1111 1111';
  await answerChallenge(sandbox(), reference, { ...cardForm, number });
  await sandbox().call('completeTokenization', {
    as: 'visitor',
    path: { tokenizationReference: reference },
  });
  const stored = (await dumpRows(sandbox())) + sandbox().log.join('');
  expect(stored).toContain('1111');
  expect(stored).not.toMatch(/4111[\s-]?1111[\s-]?1111/);
});

describe('for a payment', () => {
  async function beginChallenge(): Promise<string> {
    await setCourse(sandbox().services.db, { maxParticipants: 8 });
    const body = purchaseBody(await newCard(sandbox(), 'visitor', 'needsChallenge'));
    const created = await sandbox().call('createCourseAppointmentCheckout', {
      as: 'visitor',
      body,
    });
    const { id } = created.body;
    const authentication = await sandbox().call('authenticateCheckout', {
      as: 'visitor',
      path: { id },
      body: { returnPath },
    });
    expect(authentication.body).toEqual({
      checkoutId: id,
      state: 'AUTHENTICATION_REQUIRED',
      challengeUrl: `/payment-provider/challenge/${await findChallengeReference(sandbox(), id)}`,
    });
    return id;
  }

  test('shows the purchase and the amount', async () => {
    const page = await read(
      sandbox(),
      await findChallengeReference(sandbox(), await beginChallenge()),
    );
    expect(page.body).toContain('Northside Mitte: Morning Yoga');
    expect(page.body).toContain('<h1>Confirm your payment</h1>');
    expect(page.body).toContain('€14.50');
    expect(page.body).toContain('Visa •••• 3220');
  });

  test('rejects the order’s id, which appears in addresses', async () => {
    const id = await beginChallenge();
    expect((await read(sandbox(), id)).statusCode).toBe(410);
    expect((await answerChallenge(sandbox(), id, { answer: 'confirm' })).statusCode).toBe(410);
    const { body } = await sandbox().call('getCheckout', { as: 'visitor', path: { id } });
    expect(body.state).toBe('AUTHENTICATION_REQUIRED');
  });

  test('allows finalizing once confirmed', async () => {
    const id = await beginChallenge();
    await answerBank(sandbox(), id, { answer: 'confirm' });
    const { body } = await sandbox().call('finalizeCheckout', { as: 'visitor', path: { id } });
    expect(body).toMatchObject({ state: 'FINALIZED', charged: true });
  });

  test('fails the checkout with the reason once declined', async () => {
    const id = await beginChallenge();
    await answerBank(sandbox(), id, { answer: 'decline' });
    const { body } = await sandbox().call('getCheckout', { as: 'visitor', path: { id } });
    expect(body).toMatchObject({ state: 'FAILED', failureReason: 'AUTHENTICATION_FAILED' });
    expect((await answerBank(sandbox(), id, { answer: 'confirm' })).statusCode).toBe(410);
  });
});

test.for([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/studio\r\nSet-Cookie: SESSION=x',
  '/\\/elsewhere.example',
  '/..//elsewhere.example',
  '/.//elsewhere.example',
  '/studio/%2e%2e//elsewhere.example',
  'studio/relative',
  '',
])('rejects the return path %j', async (path) => {
  const body = { organizationUnitId: 1001, paymentMethod: 'CREDIT_CARD', returnPath: path };
  const { status, errors } = await sandbox().call('initiateTokenization', {
    as: 'visitor',
    body,
  });
  expect([status, errors[0]?.typedArgs]).toEqual([400, [{ type: 'FIELD', value: 'returnPath' }]]);
});
