import { expect, test } from 'vitest';
import { tagRows } from '../../calls/tags.ts';
import { operationIds } from '../operationIds.ts';
import { readPactFiles } from '../pactFile.ts';
import { comparisonErrors } from './comparison.ts';
import { coverageErrors } from './coverage.ts';
import { validateExamples } from './examples.ts';
import { nullableErrors } from './nullables.ts';
import { stateErrors } from './stateErrors.ts';

const pacts = readPactFiles();

test('writes exactly one pact per tag', () => {
  expect([...pacts.keys()]).toEqual(Object.keys(tagRows));
});

test('has an interaction for every operation, declared status, example and error code', () => {
  expect(coverageErrors(pacts)).toEqual([]);
});

test('reports an interaction whose response has another error code than its title', () => {
  const [first] =
    pacts.get('devices')?.interactions.filter(({ response }) => response.status === 404) ?? [];
  const response = { status: 404, body: { content: { errorCode: 'device.error.busy' } } };
  const interactions = first ? [{ ...first, response }] : [];
  expect(
    coverageErrors(new Map([['devices', { interactions }]])).filter((text) => text.startsWith('"')),
  ).toEqual([
    '"createBeverageSale 404 device.error.notfound" has another error code in its response.',
  ]);
});

test.for([{ method: 'PATCH' }, { path: '/elsewhere' }])(
  'reports an interaction that sends %j instead',
  (change) => {
    const [first] = pacts.get('devices')?.interactions ?? [];
    const interactions = first ? [{ ...first, request: { ...first.request, ...change } }] : [];
    expect(
      coverageErrors(new Map([['devices', { interactions }]])).filter((text) =>
        text.startsWith('"'),
      ),
    ).toEqual([expect.stringContaining('" is sent to ')]);
  },
);

test('uses only states of the vocabulary', () => {
  expect(stateErrors(pacts.values())).toEqual([]);
});

test('writes pacts that match the API description without warnings', async () => {
  expect(await comparisonErrors(pacts.values())).toEqual([]);
});

test('has examples with and without null for every nullable response field', () => {
  expect(nullableErrors()).toEqual([]);
});

test('accepts every example of the API description in its zod schema', async () => {
  const { examples, errors } = await validateExamples(operationIds);
  expect(errors).toEqual([]);
  expect(examples).toBeGreaterThan(operationIds.length);
});
