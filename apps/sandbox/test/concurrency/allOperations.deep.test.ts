import { expect, test } from 'vitest';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { described } from '../harness/client.ts';
import { onServer } from '../harness/databases.ts';
import { scenarios, testConcurrency } from './testConcurrency.ts';

const isWriting = (id: string): id is WritingOperationId => id in scenarios;
const ids = Object.keys(scenarios).filter(isWriting);

test('include every writing operation of the API description', () => {
  const writing = [...described.values()].filter(({ method }) => method !== 'GET');
  expect(ids.toSorted()).toEqual(writing.map(({ id }) => id).toSorted());
});

// A race on a database server needs several rounds. The embedded database has one connection, so calls always
// interleave in the same way.
testConcurrency(ids, onServer ? 3 : 1);
