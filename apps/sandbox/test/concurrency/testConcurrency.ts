/**
 * Calls an operation five times at once: every answer has a declared status below 500, and the outcome equals that
 * of sequential calls. A new operation does not compile without a scenario.
 */
import { describe, expect, test } from 'vitest';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { findOperation } from '../harness/client.ts';
import { type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { happy } from '../operations/happy.ts';
import { accountScenarios } from './accounts.ts';
import { addressScenarios } from './addresses.ts';
import { calendarSubscriptionScenarios } from './calendarSubscriptions.ts';
import { personalCalendarScenarios } from './personalCalendars.ts';
import { bookingScenarios } from './bookings.ts';
import { checkinScenarios } from './checkins.ts';
import { checkoutScenarios } from './checkouts.ts';
import { linkScenarios } from './links.ts';
import { customerDataScenarios } from './customerData.ts';
import { contractScenarios } from './contracts.ts';
import { idlePeriodScenarios } from './idlePeriods.ts';
import { memberContractScenarios } from './memberContracts.ts';
import { rewardScenarios } from './rewards.ts';
import { pushScenarios } from './push.ts';
import { standingBookingScenarios } from './standingBookings.ts';
import { walletScenarios } from './wallet.ts';
import { passkeyScenarios } from './passkeys.ts';
import { loyaltyScenarios } from './loyalty.ts';
import { messageScenarios } from './messages.ts';
import { trialSessionScenarios } from './trialSessions.ts';
import { five, type Scenario, type Scenarios } from './scenario.ts';

export const scenarios = {
  ...accountScenarios,
  ...addressScenarios,
  ...calendarSubscriptionScenarios,
  ...personalCalendarScenarios,
  ...passkeyScenarios,
  ...walletScenarios,
  ...standingBookingScenarios,
  ...pushScenarios,
  ...bookingScenarios,
  ...checkinScenarios,
  ...checkoutScenarios,
  ...linkScenarios,
  ...contractScenarios,
  ...customerDataScenarios,
  ...memberContractScenarios,
  ...idlePeriodScenarios,
  ...messageScenarios,
  ...loyaltyScenarios,
  ...rewardScenarios,
  ...trialSessionScenarios,
} satisfies Record<WritingOperationId, Scenarios>;

/** Setups are typed per operation; here they all count as requests. */
const createRequest = (id: WritingOperationId, sandbox: Sandbox): Promise<Request> =>
  happy[id](sandbox);

/** Runs the calls of a scenario and summarizes the answers. */
async function runScenario(sandbox: Sandbox, id: WritingOperationId, { calls }: Scenario) {
  const request = await createRequest(id, sandbox);
  const requests = calls ? await calls(sandbox, request) : five.map(() => request);
  const answers = await Promise.all(requests.map((one) => sandbox.call(id, one)));
  await sandbox.services.background.idle();
  const { answers: declared } = findOperation(id);
  const wrong = answers.filter(({ status }) => status >= 500 || !declared.has(status));
  const refusals = answers.filter(({ status }) => status >= 400);
  const successes = answers.filter(({ status }) => status < 400);
  return {
    wrong: wrong.map(({ status, text }) => `${status} ${text}`),
    receivedCodes: refusals.map(({ errorCode }) => errorCode),
    succeeded: successes.length,
    different: new Set(successes.map(({ text }) => text)).size,
  };
}

/** Declares the tests of operations. @param rounds how often each scenario runs */
export function testConcurrency(ids: readonly WritingOperationId[], rounds: number): void {
  const sandbox = useSandbox();

  describe.for(ids)('%s at once', (id) => {
    const operationScenarios: Scenarios = scenarios[id];
    for (const scenario of operationScenarios)
      for (let round = 1; round <= rounds; round++)
        test(`${scenario.title} (${round})`, async () => {
          const { succeed, errorCodes = [], loadState, expected } = scenario;
          const { wrong, receivedCodes, succeeded, different } = await runScenario(
            sandbox(),
            id,
            scenario,
          );
          expect(wrong).toEqual([]);
          expect(receivedCodes.filter((code) => !errorCodes.includes(code ?? ''))).toEqual([]);
          expect(succeeded).toBe(succeed === 'at least one' ? Math.max(1, succeeded) : succeed);
          expect(different).toBeLessThanOrEqual(scenario.identical ? 1 : succeeded);
          expect(await loadState(sandbox())).toEqual(expected);
        });
  });
}
