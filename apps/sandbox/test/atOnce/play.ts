/**
 * Calls an operation five times at once: every answer has a declared status below 500, and the outcome equals that
 * of sequential calls. A new operation does not compile without a scenario.
 */
import { describe, expect, test } from 'vitest';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { operation } from '../harness/client.ts';
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

export const scenarios = {
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

/** Setups are typed per operation; here they all count as requests. */
const requestFor = (id: WritingOperationId, sandbox: Sandbox): Promise<Request> =>
  happy[id](sandbox);

/** Runs the calls of a scenario and summarizes the answers. */
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

/** Declares the tests of operations. @param rounds how often each scenario runs */
export function testAtOnce(ids: readonly WritingOperationId[], rounds: number): void {
  const sandbox = useSandbox();

  describe.for(ids)('%s at once', (id) => {
    const played: Scenarios = scenarios[id];
    for (const scenario of played)
      for (let round = 1; round <= rounds; round++)
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
}
