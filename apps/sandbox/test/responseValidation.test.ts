/** Answers are checked against the API description: a mismatch is an error of the sandbox. */
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { features } from '../src/domains/brands/tables.ts';
import { createValidator } from '../src/platform/http/validation.ts';
import { findOperation } from './harness/client.ts';
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
    'that matches the API description',
    'listPublicFeatures',
    200,
    [{ name: 'TRIAL_SESSION', enabled: true }],
  ],
  ['without a body where none is declared', 'logout', 204, undefined],
  ['with a declared error', 'listPublicFeatures', 404, errorBody('studio.error.notfound')],
] as const)('accepts an answer %s', ([, id, status, body]) => {
  expect(validator.answer(findOperation(id), status, body)).toBeNull();
});

test.for([
  ['with an undeclared status', 'listPublicFeatures', 418, [], 'does not declare status 418'],
  ['without a field', 'listPublicFeatures', 200, [{ enabled: true }], "property 'name'"],
  ['without its body', 'listPublicFeatures', 200, undefined, 'listPublicFeatures 200'],
  ['with a body where none is declared', 'logout', 204, {}, 'declares no body for 204'],
  [
    'with an error of another operation',
    'listPublicFeatures',
    404,
    errorBody('news.error.notfound'),
    'does not declare errorCode news.error.notfound',
  ],
  [
    'with such an error among declared ones',
    'listPublicFeatures',
    400,
    [errorBody('validation.error.invalid'), errorBody('news.error.notfound')],
    'does not declare errorCode news.error.notfound',
  ],
] as const)('rejects an answer %s', ([, id, status, body, wrong]) => {
  expect(validator.answer(findOperation(id), status, body)).toContain(wrong);
});

const sandbox = useSandbox();

test('answers 500 for rows that violate the API description and logs the mismatch', async () => {
  const { db } = sandbox().services;
  await db.update(features).set({ name: sql`'TELEPORT'` });
  const { status, errorCode } = await sandbox().call('listPublicFeatures', {
    query: { organizationUnitId: 1001 },
  });
  expect([status, errorCode]).toEqual([500, 'internal.error']);
  expect(sandbox().log.join('')).toContain('The answer is not as described');
});
