import { isDeepStrictEqual } from 'node:util';
import { requestBroker, type Broker, brokerPath } from '../../provider/broker.ts';
import type { KitPact } from '../../provider/pacts.ts';
import { consumer, provider } from '../../provider/parties.ts';

/** Pacts to publish under a commit and branch. */
export interface Publication {
  pacts: readonly KitPact[];
  commit: string;
  branch: string;
}

/** Merges the pacts of all tags: a broker keeps one pact per consumer, provider and version. */
function mergedPact([first, ...others]: readonly KitPact[]): KitPact {
  if (!first) throw new Error('There are no pacts to publish.');
  return { ...first, interactions: [first, ...others].flatMap(({ interactions }) => interactions) };
}

/**
 * Returns whether the broker has a different pact for this version. Many brokers would overwrite it
 * silently.
 */
async function hasDifferentPact(broker: Broker, pact: KitPact, commit: string): Promise<boolean> {
  const address = brokerPath(
    'pacts',
    'provider',
    provider,
    'consumer',
    consumer,
    'version',
    commit,
  );
  const { status, text } = await requestBroker(broker, { method: 'GET', address, expected: [404] });
  if (status === 404) return false;
  const known: KitPact = JSON.parse(text);
  return !isDeepStrictEqual(known.interactions, JSON.parse(JSON.stringify(pact.interactions)));
}

/**
 * Publishes the SDK's pacts under their commit.
 * https://github.com/pact-foundation/pact_broker/blob/master/lib/pact_broker/doc/views/index/publish-contracts.markdown
 * @throws Error if the broker has a different pact for the commit, is unreachable or refuses the
 * request
 */
export async function publishPacts(
  broker: Broker,
  { pacts, commit, branch }: Publication,
): Promise<void> {
  const pact = mergedPact(pacts);
  const changed = `A different pact of ${commit} is already published. Commit your changes and publish under the new commit.`;
  if (await hasDifferentPact(broker, pact, commit)) throw new Error(changed);
  const { status } = await requestBroker(broker, {
    method: 'POST',
    address: 'contracts/publish',
    expected: [409],
    body: {
      pacticipantName: consumer,
      pacticipantVersionNumber: commit,
      branch,
      contracts: [
        {
          consumerName: consumer,
          providerName: provider,
          specification: 'pact',
          contentType: 'application/json',
          content: Buffer.from(JSON.stringify(pact)).toString('base64'),
        },
      ],
    },
  });
  if (status === 409) throw new Error(changed);
}
