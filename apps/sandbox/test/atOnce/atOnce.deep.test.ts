import { expect, test } from 'vitest';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { described } from '../harness/client.ts';
import { onServer } from '../harness/databases.ts';
import { scenarios, testAtOnce } from './play.ts';

const isWriting = (id: string): id is WritingOperationId => id in scenarios;
const ids = Object.keys(scenarios).filter(isWriting);

test('every writing operation of the description is here', () => {
  const writing = [...described.values()].filter(({ method }) => method !== 'GET');
  expect(ids.toSorted()).toEqual(writing.map(({ id }) => id).toSorted());
});

// A server needs several rounds to meet a race. The embedded database has one connection, so calls mix in one way only.
testAtOnce(ids, onServer ? 3 : 1);
