import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readBody, serve, type LocalServer } from '../../provider/httpServer.ts';

/**
 * Test broker that keeps published pacts and results and answers can-i-deploy from them. It returns
 * 400 for requests that deviate from the Pact Broker's documentation
 * (https://github.com/pact-foundation/pact_broker/tree/master/lib/pact_broker/doc/views).
 */
export interface StrictBroker extends LocalServer {
  /** Received requests, such as `POST /contracts/publish`. */
  asked: string[];
  /** Records a deployment, like `record-deployment`. */
  deploy(pacticipant: string, version: string, environment: string): void;
}

const text = z.string().check(z.minLength(1));
const publication = z.strictObject({
  pacticipantName: text,
  pacticipantVersionNumber: text,
  branch: text,
  contracts: z.array(
    z.strictObject({
      consumerName: text,
      providerName: text,
      specification: z.literal('pact'),
      contentType: z.literal('application/json'),
      content: z.base64(),
    }),
  ),
});
const selectors = z.strictObject({
  consumerVersionSelectors: z.array(
    z.union([
      z.strictObject({ mainBranch: z.literal(true) }),
      z.strictObject({ deployedOrReleased: z.literal(true) }),
    ]),
  ),
  providerVersionBranch: z.optional(text),
});
const verification = z.strictObject({
  success: z.boolean(),
  providerApplicationVersion: text,
  testResults: z.optional(z.array(z.record(z.string(), z.json()))),
});

interface Published {
  consumer: string;
  provider: string;
  version: string;
  branch: string;
  sha: string;
  content: string;
}

interface Answer {
  status: number;
  body: unknown;
}

const refused = (message: string, status = 400): Answer => ({
  status,
  body: { errors: { message } },
});

/**
 * Starts a test broker.
 * @param login required Authorization header
 */
export async function strictBroker(login: string): Promise<StrictBroker> {
  const pacts: Published[] = [];
  const branches = new Map<string, string>();
  const results: { sha: string; version: string; success: boolean }[] = [];
  const deployed: { pacticipant: string; version: string; environment: string }[] = [];
  const asked: string[] = [];

  function publish(body: unknown): Answer {
    const sent = publication.safeParse(body);
    if (!sent.success) return refused(sent.error.message);
    const { pacticipantName, pacticipantVersionNumber: version, branch, contracts } = sent.data;
    for (const { consumerName, providerName, content } of contracts) {
      const decoded = Buffer.from(content, 'base64').toString();
      const pact: { consumer: { name: string }; provider: { name: string } } = JSON.parse(decoded);
      if (consumerName !== pacticipantName || pact.consumer.name !== consumerName)
        return refused('The pact has another consumer.');
      const sha = createHash('sha1').update(decoded).digest('hex');
      const known = pacts.find((one) => one.consumer === consumerName && one.version === version);
      if (known && known.sha !== sha) return refused('Cannot change the content of the pact', 409);
      const published = { consumer: consumerName, provider: providerName, version, branch, sha };
      if (!known) pacts.push({ ...published, content: decoded });
    }
    return { status: 200, body: { notices: [], _links: {} } };
  }

  function pactAnswer(found: Published | undefined, url: string): Answer {
    if (!found) return refused('No such pact.', 404);
    const { consumer, provider, sha, content } = found;
    const base = `${url}/pacts/provider/${provider}/consumer/${consumer}/pact-version/${sha}`;
    const links = { 'pb:publish-verification-results': { href: `${base}/verification-results` } };
    return { status: 200, body: { ...JSON.parse(content), _links: links } };
  }

  function forVerification(provider: string, body: unknown, url: string): Answer {
    const sent = selectors.safeParse(body);
    if (!sent.success) return refused(sent.error.message);
    const wants = (kind: string) =>
      sent.data.consumerVersionSelectors.some((one) => Object.keys(one).includes(kind));
    const isWanted = ({ branch, version, consumer }: Published) =>
      (wants('mainBranch') && branch === 'main') ||
      (wants('deployedOrReleased') &&
        deployed.some((one) => one.pacticipant === consumer && one.version === version));
    const wanted = pacts.filter((pact) => pact.provider === provider && isWanted(pact));
    const links = wanted.map(({ consumer, version, sha }) => ({
      _links: {
        self: {
          href: `${url}/pacts/provider/${provider}/consumer/${consumer}/pact-version/${sha}`,
          name: `Pact between ${consumer} (${version}) and ${provider}`,
        },
      },
    }));
    return { status: 200, body: { _embedded: { pacts: links } } };
  }

  /** Requires a successful latest result of the version for each consumer in the environment. */
  function mayDeploy(query: URLSearchParams): Answer {
    const version = query.get('version');
    const environment = query.get('environment');
    if (!query.get('pacticipant') || !version || !environment)
      return refused('A parameter is missing.');
    const there = deployed.filter((one) => one.environment === environment);
    if (there.length === 0) return refused('No environment of this name.');
    const open = there.filter((one) => {
      const pact = pacts.find((some) => some.version === one.version);
      return !results.findLast((some) => some.sha === pact?.sha && some.version === version)
        ?.success;
    });
    const reason = open.length === 0 ? 'All are verified' : `${open.length} are not verified`;
    return { status: 200, body: { summary: { deployable: open.length === 0, reason } } };
  }

  function answer(method: string, url: URL, body: unknown): Answer {
    const [first, ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent);
    if (method === 'POST' && url.pathname === '/contracts/publish') return publish(body);
    if (method === 'GET' && first === 'can-i-deploy') return mayDeploy(url.searchParams);
    if (method === 'PUT' && first === 'pacticipants') {
      const [name, branchesWord, branch = '', versions, version = ''] = rest;
      if (branchesWord !== 'branches' || versions !== 'versions')
        return refused('No such path.', 404);
      branches.set(`${name} ${version}`, branch);
      return { status: 201, body: {} };
    }
    if (first !== 'pacts' || rest[0] !== 'provider') return refused('No such path.', 404);
    const [, provider = '', kind, consumer, by, key, last] = rest;
    if (method === 'POST' && kind === 'for-verification')
      return forVerification(provider, body, url.origin);
    const found = pacts.find(
      (one) => one.consumer === consumer && (by === 'version' ? one.version : one.sha) === key,
    );
    if (method === 'GET' && last === undefined) return pactAnswer(found, url.origin);
    if (method !== 'POST' || last !== 'verification-results' || !found)
      return refused('No such path.', 404);
    const sent = verification.safeParse(body);
    if (!sent.success) return refused(sent.error.message);
    const { success, providerApplicationVersion: version } = sent.data;
    if (!branches.has(`${provider} ${version}`)) return refused('The version has no branch.');
    results.push({ sha: found.sha, version, success });
    return { status: 201, body: {} };
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = incoming;
    const url = new URL(incoming.url ?? '/', `http://${headers.host}`);
    const sent = (await readBody(incoming)).toString();
    asked.push(`${method} ${url.pathname}`);
    const isOurs =
      headers.authorization === login && headers['content-type'] === 'application/json';
    const { status, body } = isOurs
      ? answer(method, url, sent === '' ? undefined : JSON.parse(sent))
      : refused('Invalid credentials.', 401);
    outgoing.writeHead(status, { 'Content-Type': 'application/hal+json' });
    outgoing.end(JSON.stringify(body));
  }

  const server = await serve((incoming, outgoing) => void handle(incoming, outgoing));
  return {
    ...server,
    asked,
    deploy: (pacticipant, version, environment) =>
      void deployed.push({ pacticipant, version, environment }),
  };
}
