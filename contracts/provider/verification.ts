import { ask, type Broker, brokerPath } from './broker.ts';
import type { KitPact, TagPact } from './pacts.ts';
import { provider } from './parties.ts';
import type { Result } from './results.ts';

/** A version of the backend. */
export interface ProviderVersion {
  version: string;
  branch: string | undefined;
}

interface PublishedPact extends KitPact {
  _links: { 'pb:publish-verification-results': { href: string } };
}

/** A pact that a broker asks to be verified. */
export interface BrokerPact extends TagPact {
  pact: PublishedPact;
}

interface ForVerification {
  _embedded: { pacts: { _links: { self: { href: string; name: string } } }[] };
}

/**
 * The pacts that a version of the backend has to fulfil: those of the consumers' main branches, and of what is deployed or
 * released. https://docs.pact.io/pact_broker/advanced_topics/consumer_version_selectors
 * @throws Error when the broker cannot be reached or refuses, or has none
 */
export async function pactsToVerify(
  broker: Broker,
  { branch }: ProviderVersion,
): Promise<BrokerPact[]> {
  const { text } = await ask(broker, {
    method: 'POST',
    address: brokerPath('pacts', 'provider', provider, 'for-verification'),
    body: {
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
      ...(branch !== undefined && { providerVersionBranch: branch }),
    },
  });
  const { _embedded: found }: ForVerification = JSON.parse(text);
  if (found.pacts.length === 0)
    throw new Error(
      `The broker ${broker.url} has no pact of a main branch, or of what is deployed or released, for ${provider}: consumers publish them.`,
    );
  const pacts: BrokerPact[] = [];
  for (const { _links: links } of found.pacts) {
    const { href, name } = links.self;
    const pact: PublishedPact = JSON.parse(
      (await ask(broker, { method: 'GET', address: href })).text,
    );
    pacts.push({ tag: name, file: href, pact });
  }
  return pacts;
}

/**
 * Publishes what came of verifying one pact: by this command, which asks for more than Pact's verifier alone.
 * https://docs.pact.io/pact_broker/advanced_topics/api_docs/publish_verification_result
 * @throws Error when the broker cannot be reached or refuses, in words
 */
export async function publishResults(
  broker: Broker,
  { pact }: BrokerPact,
  { version, branch, results }: ProviderVersion & { results: readonly Result[] },
): Promise<void> {
  if (branch !== undefined)
    await ask(broker, {
      method: 'PUT',
      address: brokerPath('pacticipants', provider, 'branches', branch, 'versions', version),
      body: {},
    });
  await ask(broker, {
    method: 'POST',
    address: pact._links['pb:publish-verification-results'].href,
    body: {
      success: results.every(({ passed }) => passed),
      providerApplicationVersion: version,
      testResults: results.map(({ description, passed }) => ({ description, success: passed })),
    },
  });
}
