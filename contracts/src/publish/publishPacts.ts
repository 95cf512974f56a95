import { isDeepStrictEqual } from 'node:util';
import { ask, type Broker, brokerPath } from '../../provider/broker.ts';
import type { KitPact } from '../../provider/pacts.ts';
import { consumer, provider } from '../../provider/parties.ts';

/** What is published: the pacts of a commit on a branch. */
export interface Publication {
  pacts: readonly KitPact[];
  commit: string;
  branch: string;
}

/** A broker keeps one pact for two parties and a version, so those of the tags become one. */
function mergedPact([first, ...others]: readonly KitPact[]): KitPact {
  if (!first) throw new Error('There are no pacts to be published.');
  return { ...first, interactions: [first, ...others].flatMap(({ interactions }) => interactions) };
}

/** Whether the broker has another pact for this version already; many a broker would overwrite it. */
async function hasAnother(broker: Broker, pact: KitPact, commit: string): Promise<boolean> {
  const address = brokerPath(
    'pacts',
    'provider',
    provider,
    'consumer',
    consumer,
    'version',
    commit,
  );
  const { status, text } = await ask(broker, { method: 'GET', address, expected: [404] });
  if (status === 404) return false;
  const known: KitPact = JSON.parse(text);
  return !isDeepStrictEqual(known.interactions, JSON.parse(JSON.stringify(pact.interactions)));
}

/**
 * Publishes the pacts of the SDK at a broker, under the commit that they stand in.
 * https://github.com/pact-foundation/pact_broker/blob/master/lib/pact_broker/doc/views/index/publish-contracts.markdown
 * @throws Error when the broker has another pact for the commit, cannot be reached or refuses, in words
 */
export async function publishPacts(
  broker: Broker,
  { pacts, commit, branch }: Publication,
): Promise<void> {
  const pact = mergedPact(pacts);
  const changed = `The pact of ${commit} is published already, and this one is another: a version has one pact. Commit what has changed and publish under the new commit.`;
  if (await hasAnother(broker, pact, commit)) throw new Error(changed);
  const { status } = await ask(broker, {
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
