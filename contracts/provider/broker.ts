import type { TagPact } from './pacts.ts';
import type { Result } from './results.ts';

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

/** @throws Error when the broker cannot be reached or refuses, in words */
async function call(
  { url, headers }: Broker,
  method: 'GET' | 'POST' | 'PUT',
  address: string,
  body?: unknown,
): Promise<string> {
  const response = await fetch(address, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/hal+json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  }).catch((error: unknown) => {
    const why =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : error;
    throw new Error(
      `The broker ${url} cannot be reached (${String(why)}): check PACT_BROKER_BASE_URL.`,
    );
  });
  const text = await response.text();
  if (response.ok) return text;
  throw new Error(
    `The broker ${url} refused ${method} ${address} with ${response.status}: ${text.slice(0, 300)}`,
  );
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
  await call(broker, 'POST', `${broker.url}/contracts/publish`, {
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
  });
  return `${broker.url}/pacts/provider/${provider.name}/consumer/${consumer.name}/version/${version}`;
}

/** Results, and the version of the backend that they are about. */
interface Outcome {
  version: string;
  branch: string | undefined;
  results: readonly Result[];
}

/**
 * Publishes results at the broker: those of this command, which asks for more than Pact's verifier alone.
 * @param published address of the pact
 * @throws Error when the broker cannot be reached or refuses, in words
 */
export async function publishResults(
  broker: Broker,
  published: string,
  { version, branch, results }: Outcome,
): Promise<void> {
  const pact: PublishedPact = JSON.parse(await call(broker, 'GET', published));
  const { href } = pact._links['pb:publish-verification-results'];
  if (branch) {
    const name = encodeURIComponent(pact.provider.name);
    const known = `${broker.url}/pacticipants/${name}/branches/${encodeURIComponent(branch)}`;
    await call(broker, 'PUT', `${known}/versions/${encodeURIComponent(version)}`, {});
  }
  await call(broker, 'POST', href, {
    success: results.every(({ passed }) => passed),
    providerApplicationVersion: version,
    testResults: results.map(({ description, passed }) => ({ description, success: passed })),
  });
}

/** What is read of a pact at the broker. */
interface PublishedPact {
  provider: { name: string };
  _links: { 'pb:publish-verification-results': { href: string } };
}
