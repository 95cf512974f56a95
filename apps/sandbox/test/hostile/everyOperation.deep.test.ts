/**
 * Attacks every operation of the API description; new ones are included.
 * Set `HOSTILE_SEED=4711` for the seed and `HOSTILE_RUNS=500` for the number of random attacks per operation.
 */
import { expect, test } from 'vitest';
import { findOperation } from '../harness/client.ts';
import { onServer } from '../harness/databases.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { attack, operationIds, seed } from './attack.ts';

const runs = Number(process.env.HOSTILE_RUNS ?? 25);

// Validation is the same on both databases, so the server runs only operations with a body, and fewer attacks.
const random = onServer ? Math.ceil(runs / 10) : runs;
const tried = operationIds.filter((id) => !onServer || findOperation(id).body !== null);

const sandbox = useSandbox();

test.for(tried)(`%s withstands hostile input (seed ${seed})`, async (id) => {
  expect(await attack(id, sandbox(), random)).toEqual([]);
});
