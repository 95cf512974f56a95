import { ask, type Broker } from './broker.ts';

/** What a broker says of a version and an environment. */
export interface Verdict {
  deployable: boolean;
  /** Why, in the broker's words. */
  reason: string;
}

interface Matrix {
  summary: { deployable: boolean | null; reason?: string };
}

/**
 * Whether a version may be deployed to an environment: whether it was verified with all that is there.
 * https://docs.pact.io/pact_broker/can_i_deploy
 * @throws Error when the broker cannot be reached, or does not know version or environment, in words
 */
export async function canIDeploy(
  broker: Broker,
  asked: { pacticipant: string; version: string; environment: string },
): Promise<Verdict> {
  const address = `can-i-deploy?${new URLSearchParams(asked).toString()}`;
  const { text } = await ask(broker, { method: 'GET', address });
  const { summary }: Matrix = JSON.parse(text);
  return { deployable: summary.deployable === true, reason: summary.reason ?? 'no reason given' };
}
