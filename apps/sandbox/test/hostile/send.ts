/** Converts a request of a test into a raw request, and sends it. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Operation } from '../../src/platform/http/operations.ts';
import { encodeForm, type Request } from '../harness/sandbox.ts';
import type { Raw } from './raw.ts';

const toTextEntries = (values: Record<string, string | number> = {}): [string, string][] =>
  Object.entries(values).map(([name, value]) => [name, String(value)]);

/** Converts a request without its session. */
export async function toRawRequest(
  operation: Operation,
  { path, query, headers, body, image }: Request,
): Promise<Raw> {
  const form = image && (await encodeForm(image));
  return {
    method: operation.method,
    path: Object.fromEntries(toTextEntries(path)),
    search: toTextEntries(query),
    headers: { 'x-nox-client-type': 'WEB', 'x-tenant': 'northside', ...form?.headers, ...headers },
    body,
    ...(form ? { payload: form.payload } : {}),
    suffix: '',
  };
}

/** Sends a raw request. @param cookie of the session; '' without one */
export function sendRaw(
  app: FastifyInstance,
  { path }: Operation,
  request: Raw,
  cookie: string,
): Promise<LightMyRequestResponse> {
  const { method, search, headers, body, payload, suffix } = request;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeText(request.path[name] ?? ''),
  );
  const query = search.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`).join('&');
  const content =
    payload ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body) ?? ''));
  return app.inject({
    method,
    url: `${address}${query === '' ? '' : `?${query}`}${suffix}`,
    headers: {
      ...(cookie === '' ? {} : { cookie }),
      ...(content === undefined || payload ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(content === undefined ? {} : { payload: content }),
  });
}

/** Encodes text for an address; a lone surrogate becomes the three bytes that a careless client sends. */
function encodeText(text: string): string {
  return text
    .split(/(\p{Cs})/u)
    .map((part) => (/\p{Cs}/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');
}
