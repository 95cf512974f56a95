/** Which headers pass between browser and backend. */
import type { IncomingHttpHeaders } from 'node:http';

type Headers = Readonly<IncomingHttpHeaders>;

/** Of one connection alone (RFC 9110, section 7.6.1), or answered here already (`Expect`, section 10.1.1). */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * What programs behind a proxy believe about who asks, and for what: another address, another method. A name with an underscore is
 * to some the same as one with a hyphen.
 */
const claims =
  /_|^(?:forwarded|x-(?:forwarded|original|rewrite|http-method|real)-.*|x-method-override|x-envoy-external-address|.*-client-ip|.*-connecting-ip(?:v6)?)$/;

/** What proves who somebody is, and is nothing to anybody but the backend. */
const proofs: ReadonlySet<string> = new Set(['cookie', 'authorization']);

/** What a backend says of its own host: browsers know this one alone, which speaks for itself. */
const ofHost = /^(?:alt-svc|strict-transport-security|access-control-.*)$/;

/** What a browser may run scripts of when it is opened by itself. */
const documents = /\b(?:html|svg|xml)\b/i;

/** For what the backend hands out and says nothing of: a mail's HTML or a member's picture must not act as the portal. */
const documentPolicy =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Where a request goes, and its answer comes from. */
export type Way = {
  /** The backend alone is told who asks, and alone may set cookies. */
  isBackend: boolean;
  /** A call that the description names, whose answers are mostly one reader's; else a file. */
  isCall: boolean;
};

/** The headers of a request as it goes on. */
export const headersOn = (
  headers: Headers,
  { ip, host, protocol }: { ip: string; host: string; protocol: string },
  { isBackend }: Pick<Way, 'isBackend'>,
): IncomingHttpHeaders => ({
  ...only(
    headers,
    (name) => !ofConnection.has(name) && !claims.test(name) && (isBackend || !proofs.has(name)),
  ),
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});

/** The headers of an answer as it comes back. */
export function headersBack(headers: Headers, { isBackend, isCall }: Way): IncomingHttpHeaders {
  const cookies = all(headers['set-cookie']);
  const named = new Set(
    all(headers.connection).flatMap((names) => names.toLowerCase().split(/\s*,\s*/)),
  );
  return {
    ...(isCall ? { 'cache-control': 'private, no-cache' } : {}),
    ...(all(headers['content-type']).some((type) => documents.test(type))
      ? { 'content-security-policy': documentPolicy }
      : {}),
    ...only(
      headers,
      (name) =>
        name !== 'set-cookie' && !ofConnection.has(name) && !named.has(name) && !ofHost.test(name),
    ),
    ...(isBackend && cookies.length > 0 ? { 'set-cookie': cookies.map(ofThisHost) } : {}),
  };
}

/** A header that was sent several times is a list, whichever it is. */
const all = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

const only = (headers: Headers, passes: (name: string) => boolean): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => passes(name)));

/** A cookie of the backend's host would be none of this one's, and the browser would drop it. */
const ofThisHost = (cookie: string): string => cookie.replace(/;\s*domain=[^;]*/i, '');
