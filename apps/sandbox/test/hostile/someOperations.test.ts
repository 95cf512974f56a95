/** Attacks one operation of each kind; everyOperation.deep.test.ts attacks all of them. */
import { expect, test } from 'vitest';
import type { OperationId } from '../../src/platform/api.ts';
import { findOperation } from '../harness/client.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { attack, operationIds, seed } from './attack.ts';

/** Kinds differ in method, parameter locations, body and session. */
function describeKind(id: OperationId): string {
  const { method, parameters, body, needsSession } = findOperation(id);
  const places = new Set(parameters.flatMap((one) => (one.context ? [] : [one.in])));
  return [method, ...[...places].toSorted(), body !== null && 'body', needsSession].join(' ');
}

const oneOfEachKind = [...new Map(operationIds.map((id) => [describeKind(id), id])).values()];

const sandbox = useSandbox();

test.for(oneOfEachKind)(`%s withstands hostile input (seed ${seed})`, async (id) => {
  expect(await attack(id, sandbox(), 3)).toEqual([]);
});
