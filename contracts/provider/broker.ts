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

/** An answer of a broker that is no failure of it. */
export interface BrokerAnswer {
  status: number;
  text: string;
}

/** What is asked of a broker. */
export interface BrokerRequest {
  method: 'GET' | 'POST' | 'PUT';
  /** A path of the broker, or an address that it has given. */
  address: string;
  body?: unknown;
  /** Statuses from 400 on that mean something to whoever asks. */
  expected?: readonly number[];
}

/** @throws Error when the broker cannot be reached or refuses, in words */
export async function ask(
  { url, headers }: Broker,
  { method, address, body, expected = [] }: BrokerRequest,
): Promise<BrokerAnswer> {
  const target = new URL(address, `${url}/`);
  // An address that the broker gave is followed, but whoever else it leads to is not told how the broker is entered.
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
      `The broker ${url} cannot be reached (${String(why)}): check PACT_BROKER_BASE_URL.`,
    );
  });
  const text = await response.text();
  if (response.ok || expected.includes(response.status)) return { status: response.status, text };
  throw new Error(
    `The broker ${url} refused ${method} ${address} with ${response.status}: ${text.slice(0, 300)}`,
  );
}

/** The parts of a path, each as one segment below the broker's own path. */
export const brokerPath = (...parts: readonly string[]): string =>
  parts.map((part) => encodeURIComponent(part)).join('/');
