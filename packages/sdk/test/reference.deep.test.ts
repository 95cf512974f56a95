import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listOperations, readDescription } from '../reference/apiDescription.ts';
import { buildReference } from '../reference/buildReference.ts';
import { compileSamples } from './samples.ts';
import { repository } from './snippets.ts';

const description = readDescription(join(repository, 'api-spec/dist/openapi.json'));
const operations = listOperations(buildReference(description, { released: null, changes: [] }));

test('compiles every hook and a client sample per tag', async () => {
  const clients = Object.values(
    Object.groupBy(operations, ({ operation }) => operation.tags[0]),
  ).flatMap(([first] = []) => first ?? []);
  expect(await compileSamples(operations, clients)).toBe('');
}, 310_000);
