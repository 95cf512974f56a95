/** Attacks an operation: hostile values and malformed requests, applied to a request that succeeds. */
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import type { OperationId } from '../../src/platform/api.ts';
import type { Operation } from '../../src/platform/http/operations.ts';
import { described, findOperation } from '../harness/client.ts';
import type { Request, Sandbox } from '../harness/sandbox.ts';
import { password } from '../operations/accountRequests.ts';
import { happy } from '../operations/happy.ts';
import { applyChanges, type Change, anyChanges, certainChanges } from './changes.ts';
import { findViolations } from './invariants.ts';
import type { Raw } from './raw.ts';
import { toRawRequest, sendRaw } from './send.ts';

export const seed = Number(process.env.HOSTILE_SEED ?? 20_261_125);

const isDescribed = (name: string): name is OperationId => described.has(name);

export const operationIds = Object.keys(happy).filter(isDescribed);

const createRequest = (id: OperationId, sandbox: Sandbox): Promise<Request> => happy[id](sandbox);

/** Derives a separate seed for each operation. */
const operationSeed = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, seed);

type Actor = 'nobody' | 'visitor' | 'member' | 'owner';
type Attack = [as: Actor, changes: Change[]];

/** Prefers the owner, because other callers are rejected early. */
const someActor = fc.constantFrom<Actor[]>(
  'owner',
  'owner',
  'owner',
  'member',
  'visitor',
  'nobody',
);

/**
 * Sends altered requests and checks every answer.
 * @param random number of random attacks, after one for each value of the operation
 * @returns secrets and entered text found in the log
 * @throws when an answer violates an invariant
 */
export async function attack(id: OperationId, box: Sandbox, random: number): Promise<string[]> {
  const attacked = findOperation(id);
  const { app, log, services } = box;
  const logStart = log.length;
  // Failures after an answer are only reported on the console.
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const validRequest = await createRequest(id, box);
  const cookies: Record<Actor, string> = {
    nobody: '',
    visitor: await box.cookie('visitor'),
    member: await box.cookie('member'),
    owner: validRequest.as === undefined ? '' : await box.cookie(validRequest.as),
  };
  const tokens = Object.values(cookies).map((one) => one.replace('SESSION=', ''));
  const secrets = [password, ...tokens].filter((secret) => secret !== '');
  const request = await toRawRequest(attacked, validRequest);
  const certain = certainChanges(attacked).map((changes): [Attack] => [['owner', changes]]);

  await fc.assert(
    fc.asyncProperty(fc.tuple(someActor, anyChanges(attacked)), async ([as, changes]) => {
      const altered = applyChanges(changes, request);
      const answer = await sendRaw(app, attacked, altered, cookies[as]);
      const reached = reachesOperation(attacked, altered) ? attacked : null;
      const broken = findViolations(reached, answer, secrets);
      expect(broken, `${answer.statusCode} ${answer.body.slice(0, 400)}`).toEqual([]);
    }),
    { seed: operationSeed(id), numRuns: certain.length + random, examples: certain },
  );

  await sendRaw(app, attacked, request, cookies.owner);
  await services.background.idle();
  expect(complaints.mock.calls).toEqual([]);
  const logged = log.slice(logStart).join('');
  expect(logged).toContain(id);
  return [...secrets, ...collectTexts(validRequest)].filter((text) => logged.includes(text));
}

/** Collects texts long enough to be distinguished from words of the log. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 10 ? [value] : [];
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  return Object.values(value).flatMap(collectTexts);
}

/** Returns whether a request still reaches the operation: another method, `..` and an empty value lead elsewhere. */
const reachesOperation = ({ method }: Operation, spoilt: Raw): boolean =>
  spoilt.method === method &&
  spoilt.suffix === '' &&
  Object.values(spoilt.path).every(
    (value) => !['', '.', '..'].includes(value) && value.length <= 200,
  );
