/**
 * Every operation holds against hostile input: values made from what the description says of its parameters and body,
 * put into a request that succeeds, and requests that are broken as such. An operation enters by itself.
 *
 * `HOSTILE_SEED=4711` repeats a run, `HOSTILE_RUNS=500` looks longer.
 */
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OperationId } from '../../src/server/api.ts';
import type { Operation } from '../../src/server/operations.ts';
import { onBothDatabases, openDump } from '../harness/databases.ts';
import { described, operation } from '../harness/client.ts';
import { type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { password } from '../operations/accountRequests.ts';
import { happy } from '../operations/happy.ts';
import { apply, type Change, changesFor, surelyFor } from './changes.ts';
import { brokenPromises } from './promises.ts';
import type { Raw } from './raw.ts';
import { requestOf, sendRaw } from './send.ts';

const seed = Number(process.env.HOSTILE_SEED ?? 20_261_125);
const runs = Number(process.env.HOSTILE_RUNS ?? 25);

const isDescribed = (name: string): name is OperationId => described.has(name);
const ids = Object.keys(happy).filter(isDescribed);
const requestFor = (id: OperationId, sandbox: Sandbox): Promise<Request> => happy[id](sandbox);

/** What fails after an answer is told to nobody but the console. */
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => void complaints.mockClear());

/** Each operation is asked something else. */
const seedOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, seed);

type Actor = 'nobody' | 'visitor' | 'member' | 'owner';
type Attack = [as: Actor, changes: Change[]];

/** Mostly whoever the request succeeds for: others are stopped early. */
const someActor = fc.constantFrom<Actor[]>(
  'owner',
  'owner',
  'owner',
  'member',
  'visitor',
  'nobody',
);

onBothDatabases((open) => {
  const sandbox = useSandbox(open);
  const embedded = open === openDump;
  // Both refuse the same; the server is asked where something is written, and mostly for what breaks most.
  const tried = embedded ? ids : ids.filter((id) => operation(id).body !== null);
  const random = embedded ? runs : Math.ceil(runs / 10);

  test.for(tried)(`%s holds against hostile input (seed ${seed})`, async (id) => {
    const asked = operation(id);
    const box = sandbox();
    const { app, log, services } = box;
    const begun = log.length;
    const good = await requestFor(id, box);
    const cookies: Record<Actor, string> = {
      nobody: '',
      visitor: await box.cookie('visitor'),
      member: await box.cookie('member'),
      owner: good.as === undefined ? '' : await box.cookie(good.as),
    };
    const tokens = Object.values(cookies).map((one) => one.replace('SESSION=', ''));
    const secrets = [password, ...tokens].filter((secret) => secret !== '');
    const request = await requestOf(asked, good);
    const sure = surelyFor(asked).map((changes): [Attack] => [['owner', changes]]);

    await fc.assert(
      fc.asyncProperty(fc.tuple(someActor, changesFor(asked)), async ([as, changes]) => {
        const spoilt = apply(changes, request);
        const answer = await sendRaw(app, asked, spoilt, cookies[as]);
        const reached = leadsTo(asked, spoilt) ? asked : null;
        const broken = brokenPromises(reached, answer, secrets);
        expect(broken, `${answer.statusCode} ${answer.body.slice(0, 400)}`).toEqual([]);
      }),
      { seed: seedOf(id), numRuns: sure.length + random, examples: sure },
    );

    await sendRaw(app, asked, request, cookies.owner);
    await services.background.idle();
    expect(complaints.mock.calls).toEqual([]);
    const logged = log.slice(begun).join('');
    expect(logged).toContain(id);
    expect([...secrets, ...textsIn(good)].filter((text) => logged.includes(text))).toEqual([]);
  });
});

/** Whatever somebody has typed that is long enough to be told apart from the words of the log. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 10 ? [value] : [];
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Whether a request still reaches the operation: another method, `..` and nothing at all lead elsewhere. */
const leadsTo = ({ method }: Operation, spoilt: Raw): boolean =>
  spoilt.method === method &&
  spoilt.suffix === '' &&
  Object.values(spoilt.path).every(
    (value) => !['', '.', '..'].includes(value) && value.length <= 200,
  );
