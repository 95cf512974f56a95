import { requestBroker, type Broker } from './broker.ts';

/** Result of can-i-deploy. */
export interface DeploymentStatus {
  deployable: boolean;
  /** Explanation by the broker. */
  reason: string;
}

interface Matrix {
  summary: { deployable: boolean | null; reason?: string };
}

/**
 * Asks the broker whether a version may be deployed to an environment, i.e. was verified with
 * everything deployed there.
 * https://docs.pact.io/pact_broker/can_i_deploy
 * @throws Error if the broker is unreachable or does not know the version or environment
 */
export async function canIDeploy(
  broker: Broker,
  asked: { pacticipant: string; version: string; environment: string },
): Promise<DeploymentStatus> {
  const address = `can-i-deploy?${new URLSearchParams(asked).toString()}`;
  const { text } = await requestBroker(broker, { method: 'GET', address });
  const { summary }: Matrix = JSON.parse(text);
  return { deployable: summary.deployable === true, reason: summary.reason ?? 'no reason given' };
}
