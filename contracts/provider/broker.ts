/** Address and credentials of a broker. */
export interface Broker {
  url: string;
  headers: Record<string, string>;
}

/**
 * Reads PACT_BROKER_BASE_URL with PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and
 * PACT_BROKER_PASSWORD; null without a URL.
 */
export function readBroker(env: NodeJS.ProcessEnv): Broker | null {
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

/** A successful or expected response. */
export interface BrokerResponse {
  status: number;
  text: string;
}

/** A request to a broker. */
export interface BrokerRequest {
  method: 'GET' | 'POST' | 'PUT';
  /** Path at the broker, or a URL that it returned. */
  address: string;
  body?: unknown;
  /** Error statuses that the caller handles. */
  expected?: readonly number[];
}

/**
 * Sends a request to the broker.
 * @throws Error if the broker is unreachable or refuses the request
 */
export async function requestBroker(
  { url, headers }: Broker,
  { method, address, body, expected = [] }: BrokerRequest,
): Promise<BrokerResponse> {
  const target = new URL(address, `${url}/`);
  // The broker may return URLs of other hosts. Never send the credentials there.
  const known = target.origin === new URL(url).origin ? headers : {};
  const response = await fetch(target, {
    method,
    headers: { ...known, 'Content-Type': 'application/json', Accept: 'application/hal+json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  }).catch((error: unknown) => {
    const why =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : error;
    throw new Error(
      `The broker ${url} is unreachable (${String(why)}). Check PACT_BROKER_BASE_URL.`,
    );
  });
  const text = await response.text();
  if (response.ok || expected.includes(response.status)) return { status: response.status, text };
  throw new Error(
    `The broker ${url} refused ${method} ${address} with ${response.status}: ${text.slice(0, 300)}`,
  );
}

/** Encodes path segments below the broker's own path. */
export const brokerPath = (...parts: readonly string[]): string =>
  parts.map((part) => encodeURIComponent(part)).join('/');
