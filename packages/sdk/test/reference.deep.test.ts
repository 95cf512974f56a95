import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationsOf, readDescription } from '../reference/described.ts';
import { referenceOf } from '../reference/referenceOf.ts';
import { compiled } from './samples.ts';
import { repository } from './snippets.ts';

const description = readDescription(join(repository, 'api-spec/dist/openapi.json'));
const operations = operationsOf(referenceOf(description, { released: null, changes: [] }));

test('every hook, and the client for a call of each tag, compile as they stand', async () => {
  const clients = Object.values(
    Object.groupBy(operations, ({ operation }) => operation.tags[0]),
  ).flatMap(([first] = []) => first ?? []);
  expect(await compiled(operations, clients)).toBe('');
}, 310_000);
