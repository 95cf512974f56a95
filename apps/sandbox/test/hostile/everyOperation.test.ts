/**
 * Every operation holds against hostile input: values made from what the description says of its parameters and body,
 * put into a request that succeeds, and requests that are broken as such. An operation enters by itself.
 *
 * `HOSTILE_SEED=4711` repeats a run, `HOSTILE_RUNS=500` looks longer.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OperationId } from '../../src/server/api.ts';
import { openDump } from '../harness/databases.ts';
import {
  described,
  operation,
  type Request,
  type Sandbox,
  useSandbox,
} from '../harness/sandbox.ts';
import { password } from '../operations/accountRequests.ts';
import { happy } from '../operations/happy.ts';
import { apply, changesFor } from './changes.ts';
import { brokenPromises } from './promises.ts';
import type { Raw } from './raw.ts';
import { requestOf, sendRaw } from './send.ts';

const seed = Number(process.env.HOSTILE_SEED ?? 20_261_125);
const numRuns = Number(process.env.HOSTILE_RUNS ?? 30);

const isDescribed = (name: string): name is OperationId => described.has(name);
const ids = Object.keys(happy).filter(isDescribed);
const requestFor = (id: OperationId, sandbox: Sandbox): Promise<Request> => happy[id](sandbox);

const sandbox = useSandbox(openDump);

/** What fails after an answer is told to nobody but the console. */
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => void complaints.mockClear());
afterEach(async () => {
  await sandbox().services.background.idle();
  expect(complaints.mock.calls).toEqual([]);
});

test.for(ids)(`%s holds against hostile input (seed ${seed})`, async (id) => {
  const asked = operation(id);
  const { log } = sandbox();
  const begun = log.length;
  const good = await requestFor(id, sandbox());
  const actors = {
    nobody: '',
    visitor: await sandbox().cookie('visitor'),
    member: await sandbox().cookie('member'),
    owner: good.as === undefined ? '' : await sandbox().cookie(good.as),
  };
  const secrets = [
    password,
    ...Object.values(actors).flatMap((cookie) =>
      cookie === '' ? [] : [cookie.replace('SESSION=', '')],
    ),
  ];
  const request: Raw = await requestOf(asked, good);
  const attack = fc.record({
    as: fc.constantFrom<(keyof typeof actors)[]>(
      'owner',
      'owner',
      'owner',
      'member',
      'visitor',
      'nobody',
    ),
    changes: changesFor(asked),
  });
  await fc.assert(
    fc.asyncProperty(attack, async ({ as, changes }) => {
      const spoilt = apply(changes, request);
      const answer = await sendRaw(sandbox().app, asked, spoilt, actors[as]);
      const reaches = spoilt.method === asked.method && spoilt.suffix === '' && keepsPath(spoilt);
      const broken = brokenPromises(reaches ? asked : null, answer, secrets);
      expect(broken, `${answer.statusCode} ${answer.body.slice(0, 400)}`).toEqual([]);
    }),
    { seed, numRuns },
  );
  await sendRaw(sandbox().app, asked, request, actors.owner);
  const logged = log.slice(begun).join('');
  expect(logged).toContain(id);
  expect([...secrets, ...textsIn(good)].filter((text) => logged.includes(text))).toEqual([]);
});

/** Whatever somebody has typed that is long enough to be told apart from the words of the log. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 10 ? [value] : [];
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Whether an address still leads to the operation: `..` and nothing at all lead elsewhere. */
const keepsPath = ({ path }: Raw): boolean =>
  Object.values(path).every((value) => !['', '.', '..'].includes(value) && value.length <= 200);
