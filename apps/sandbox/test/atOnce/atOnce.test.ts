/**
 * Every operation that may change something is called five times at once: nobody gets a 5xx or a status that the description does
 * not declare, and afterwards everything is as if the calls had come one after another. A new operation does not compile without an
 * entry.
 */
import { describe, expect, test } from 'vitest';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { onOneDatabase, openDump } from '../harness/databases.ts';
import { described, operation } from '../harness/client.ts';
import { type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { happy } from '../operations/happy.ts';
import { accountsAtOnce } from './accounts.ts';
import { addressesAtOnce } from './addresses.ts';
import { bookingsAtOnce } from './bookings.ts';
import { checkinsAtOnce } from './checkins.ts';
import { checkoutsAtOnce } from './checkouts.ts';
import { linksAtOnce } from './links.ts';
import { customerDataAtOnce } from './customerData.ts';
import { contractsAtOnce } from './contracts.ts';
import { idlePeriodsAtOnce } from './idlePeriods.ts';
import { memberContractsAtOnce } from './memberContracts.ts';
import { rewardsAtOnce } from './rewards.ts';
import { pushAtOnce } from './push.ts';
import { passkeysAtOnce } from './passkeys.ts';
import { loyaltyAtOnce } from './loyalty.ts';
import { messagesAtOnce } from './messages.ts';
import { trialSessionsAtOnce } from './trialSessions.ts';
import { five, type Scenario, type Scenarios } from './scenario.ts';

const scenarios = {
  ...accountsAtOnce,
  ...addressesAtOnce,
  ...passkeysAtOnce,
  ...pushAtOnce,
  ...bookingsAtOnce,
  ...checkinsAtOnce,
  ...checkoutsAtOnce,
  ...linksAtOnce,
  ...contractsAtOnce,
  ...customerDataAtOnce,
  ...memberContractsAtOnce,
  ...idlePeriodsAtOnce,
  ...messagesAtOnce,
  ...loyaltyAtOnce,
  ...rewardsAtOnce,
  ...trialSessionsAtOnce,
} satisfies Record<WritingOperationId, Scenarios>;

const isWriting = (id: string): id is WritingOperationId => id in scenarios;
const ids = Object.keys(scenarios).filter(isWriting);

test('every writing operation of the description is here', () => {
  const writing = [...described.values()].filter(({ method }) => method !== 'GET');
  expect(ids.toSorted()).toEqual(writing.map(({ id }) => id).toSorted());
});

/**
 * Several rounds on a server: what goes wrong between two statements does not go wrong each time. The embedded database has one
 * connection, so there the calls mix in one way only.
 */
const rounds = { embedded: 1, server: 3 };

/** Every operation's setup has a type of its own; here they are all requests. */
const requestFor = (id: WritingOperationId, sandbox: Sandbox): Promise<Request> =>
  happy[id](sandbox);

/** Makes the calls of a scenario. */
async function play(sandbox: Sandbox, id: WritingOperationId, { calls }: Scenario) {
  const request = await requestFor(id, sandbox);
  const requests = calls ? await calls(sandbox, request) : five.map(() => request);
  const answers = await Promise.all(requests.map((one) => sandbox.call(id, one)));
  await sandbox.services.background.idle();
  const { answers: declared } = operation(id);
  const wrong = answers.filter(({ status }) => status >= 500 || !declared.has(status));
  const refusals = answers.filter(({ status }) => status >= 400);
  const successes = answers.filter(({ status }) => status < 400);
  return {
    wrong: wrong.map(({ status, text }) => `${status} ${text}`),
    told: refusals.map(({ errorCode }) => errorCode),
    succeeded: successes.length,
    different: new Set(successes.map(({ text }) => text)).size,
  };
}

onOneDatabase((open) => {
  const sandbox = useSandbox(open);
  const times = open === openDump ? rounds.embedded : rounds.server;

  describe.for(ids)('%s at once', (id) => {
    const played: Scenarios = scenarios[id];
    for (const scenario of played)
      for (let round = 1; round <= times; round++)
        test(`${scenario.what} (${round})`, async () => {
          const { succeed, refused = [], look, holds } = scenario;
          const { wrong, told, succeeded, different } = await play(sandbox(), id, scenario);
          expect(wrong).toEqual([]);
          expect(told.filter((code) => !refused.includes(code ?? ''))).toEqual([]);
          expect(succeeded).toBe(succeed === 'at least one' ? Math.max(1, succeeded) : succeed);
          expect(different).toBeLessThanOrEqual(scenario.identical ? 1 : succeeded);
          expect(await look(sandbox())).toEqual(holds);
        });
  });
});
