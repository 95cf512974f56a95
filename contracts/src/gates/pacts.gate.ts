import { expect, test } from 'vitest';
import { rowsOfTags } from '../../calls/tags.ts';
import { operationIds } from '../operationIds.ts';
import { readPactFiles } from '../pactFile.ts';
import { comparisonFaults } from './comparison.ts';
import { coverageFaults } from './coverage.ts';
import { exampleFaults } from './examples.ts';
import { nullableFaults } from './nullables.ts';
import { stateFaults } from './stateFaults.ts';

const pacts = readPactFiles();

test('every tag has its pact, and no other is there', () => {
  expect([...pacts.keys()]).toEqual(Object.keys(rowsOfTags));
});

test('every operation, each declared status, example and error code has an interaction', () => {
  expect(coverageFaults(pacts)).toEqual([]);
});

test('an interaction that answers another error code than its title names is reported', () => {
  const [first] =
    pacts.get('devices')?.interactions.filter(({ response }) => response.status === 404) ?? [];
  const response = { status: 404, body: { content: { errorCode: 'device.error.busy' } } };
  const interactions = first ? [{ ...first, response }] : [];
  expect(
    coverageFaults(new Map([['devices', { interactions }]])).filter((text) => text.startsWith('"')),
  ).toEqual(['"createBeverageSale 404 device.error.notfound" answers another error code.']);
});

test.for([{ method: 'PATCH' }, { path: '/elsewhere' }])(
  'an interaction that is sent with %j instead is reported',
  (change) => {
    const [first] = pacts.get('devices')?.interactions ?? [];
    const interactions = first ? [{ ...first, request: { ...first.request, ...change } }] : [];
    expect(
      coverageFaults(new Map([['devices', { interactions }]])).filter((text) =>
        text.startsWith('"'),
      ),
    ).toEqual([expect.stringContaining('" goes to ')]);
  },
);

test('every state of the pacts stands in the vocabulary', () => {
  expect(stateFaults(pacts.values())).toEqual([]);
});

test('the pacts are what the description says, without a warning', async () => {
  expect(await comparisonFaults(pacts.values())).toEqual([]);
});

test('every field that may be null is null in an example of an answer, and is not in another', () => {
  expect(nullableFaults()).toEqual([]);
});

test('every example of the description parses with its zod schema', async () => {
  const { examples, faults } = await exampleFaults(operationIds);
  expect(faults).toEqual([]);
  expect(examples).toBeGreaterThan(operationIds.length);
});
