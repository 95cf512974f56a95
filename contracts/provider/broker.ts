import type { TagPact } from './pacts.ts';

/** Where a broker is and how it is entered. */
export interface Broker {
  url: string;
  headers: Record<string, string>;
}

/** Reads PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and _PASSWORD; null when no broker is named. */
export function brokerFrom(env: NodeJS.ProcessEnv): Broker | null {
  const url = env['PACT_BROKER_BASE_URL'];
  if (!url) return null;
  const token = env['PACT_BROKER_TOKEN'];
  const login = `${env['PACT_BROKER_USERNAME'] ?? ''}:${env['PACT_BROKER_PASSWORD'] ?? ''}`;
  const basic = `Basic ${Buffer.from(login).toString('base64')}`;
  const authorization = token ? `Bearer ${token}` : login === ':' ? null : basic;
  return {
    url: url.replace(/\/$/, ''),
    headers: authorization === null ? {} : { Authorization: authorization },
  };
}

/** A broker keeps one pact for two parties and a version, so those of the tags become one. */
function mergedPact(pacts: readonly TagPact[]): TagPact['pact'] {
  const [first] = pacts;
  if (!first) throw new Error('There are no pacts to be published.');
  return { ...first.pact, interactions: pacts.flatMap(({ pact }) => pact.interactions) };
}

/**
 * Publishes the pacts at the broker under the version of the SDK they were made with.
 * @returns address of the published pact
 * @throws Error when the broker cannot be reached or refuses, in words
 */
export async function publishPacts(broker: Broker, pacts: readonly TagPact[]): Promise<string> {
  const pact = mergedPact(pacts);
  const version = pact.metadata.sdk?.version;
  if (!version) throw new Error('The pacts do not say which version of the SDK they belong to.');
  const { consumer, provider } = pact;
  const response = await fetch(`${broker.url}/contracts/publish`, {
    method: 'POST',
    headers: {
      ...broker.headers,
      'Content-Type': 'application/json',
      Accept: 'application/hal+json',
    },
    body: JSON.stringify({
      pacticipantName: consumer.name,
      pacticipantVersionNumber: version,
      contracts: [
        {
          consumerName: consumer.name,
          providerName: provider.name,
          specification: 'pact',
          contentType: 'application/json',
          content: Buffer.from(JSON.stringify(pact)).toString('base64'),
        },
      ],
    }),
  }).catch((error: unknown) => {
    const why =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : error;
    throw new Error(
      `The broker ${broker.url} cannot be reached (${String(why)}): check PACT_BROKER_BASE_URL.`,
    );
  });
  if (!response.ok)
    throw new Error(
      `The broker ${broker.url} refused the pacts with ${response.status}: ${(await response.text()).slice(0, 300)}`,
    );
  return `${broker.url}/pacts/provider/${provider.name}/consumer/${consumer.name}/version/${version}`;
}
