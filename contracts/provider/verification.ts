import { requestBroker, type Broker, brokerPath } from './broker.ts';
import type { KitPact, TagPact } from './pacts.ts';
import { provider } from './parties.ts';
import type { Result } from './results.ts';

export interface ProviderVersion {
  version: string;
  branch: string | undefined;
}

interface PublishedPact extends KitPact {
  _links: { 'pb:publish-verification-results': { href: string } };
}

/** A pact that the broker selects for verification. */
export interface BrokerPact extends TagPact {
  pact: PublishedPact;
}

interface ForVerification {
  _embedded: { pacts: { _links: { self: { href: string; name: string } } }[] };
}

/**
 * Loads the pacts that a backend version must fulfill: those of the consumers' main branches and
 * those deployed or released.
 * https://docs.pact.io/pact_broker/advanced_topics/consumer_version_selectors
 * @throws Error if the broker is unreachable, refuses the request or has no such pacts
 */
export async function loadPactsToVerify(
  broker: Broker,
  { branch }: ProviderVersion,
): Promise<BrokerPact[]> {
  const { text } = await requestBroker(broker, {
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
      `The broker ${broker.url} has no pacts for ${provider} from main branches, deployments or releases. Consumers must publish them first.`,
    );
  const pacts: BrokerPact[] = [];
  for (const { _links: links } of found.pacts) {
    const { href, name } = links.self;
    const pact: PublishedPact = JSON.parse(
      (await requestBroker(broker, { method: 'GET', address: href })).text,
    );
    pacts.push({ tag: name, file: href, pact });
  }
  return pacts;
}

/**
 * Publishes the results of one pact. They include the kit's own checks, which are stricter than
 * Pact's.
 * https://docs.pact.io/pact_broker/advanced_topics/api_docs/publish_verification_result
 * @throws Error if the broker is unreachable or refuses the request
 */
export async function publishResults(
  broker: Broker,
  { pact }: BrokerPact,
  { version, branch, results }: ProviderVersion & { results: readonly Result[] },
): Promise<void> {
  if (branch !== undefined)
    await requestBroker(broker, {
      method: 'PUT',
      address: brokerPath('pacticipants', provider, 'branches', branch, 'versions', version),
      body: {},
    });
  await requestBroker(broker, {
    method: 'POST',
    address: pact._links['pb:publish-verification-results'].href,
    body: {
      success: results.every(({ passed }) => passed),
      providerApplicationVersion: version,
      testResults: results.map(({ description, passed }) => ({ description, success: passed })),
    },
  });
}
