/** Answers are held against the description: one that differs is an error of the sandbox. */
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { features } from '../src/domains/brands/tables.ts';
import { createValidator } from '../src/platform/http/validation.ts';
import { operation } from './harness/client.ts';
import { useSandbox } from './harness/sandbox.ts';

const validator = createValidator(description);
const errorBody = (errorCode: string) => ({
  errorCode,
  errorMessage: 'No',
  typedArgs: [],
  traceId: '0',
});

test.for([
  [
    'with all that is described',
    'listPublicFeatures',
    200,
    [{ name: 'TRIAL_SESSION', enabled: true }],
  ],
  ['without a body where there is none', 'logout', 204, undefined],
  ['with an error that is declared', 'listPublicFeatures', 404, errorBody('studio.error.notfound')],
] as const)('an answer %s passes', ([, id, status, body]) => {
  expect(validator.answer(operation(id), status, body)).toBeNull();
});

test.for([
  ['with a status of its own', 'listPublicFeatures', 418, [], 'does not declare status 418'],
  ['without a field', 'listPublicFeatures', 200, [{ enabled: true }], "property 'name'"],
  ['without its body', 'listPublicFeatures', 200, undefined, 'listPublicFeatures 200'],
  ['with a body where there is none', 'logout', 204, {}, 'declares no body for 204'],
  [
    'with an error of another operation',
    'listPublicFeatures',
    404,
    errorBody('news.error.notfound'),
    'does not declare errorCode news.error.notfound',
  ],
  [
    'with one such error among others',
    'listPublicFeatures',
    400,
    [errorBody('validation.error.invalid'), errorBody('news.error.notfound')],
    'does not declare errorCode news.error.notfound',
  ],
] as const)('an answer %s does not pass', ([, id, status, body, wrong]) => {
  expect(validator.answer(operation(id), status, body)).toContain(wrong);
});

const sandbox = useSandbox();

test('what the tables hold against the description is answered with 500, and the log says what it is', async () => {
  const { db } = sandbox().services;
  await db.update(features).set({ name: sql`'TELEPORT'` });
  const { status, errorCode } = await sandbox().call('listPublicFeatures', {
    query: { organizationUnitId: 1001 },
  });
  expect([status, errorCode]).toEqual([500, 'internal.error']);
  expect(sandbox().log.join('')).toContain('The answer is not as described');
});
