/** Filters the headers that pass between browser and backend. */
import type { IncomingHttpHeaders } from 'node:http';
import { rewriteCookie } from './rewriteAddresses.ts';

type Headers = Readonly<IncomingHttpHeaders>;

/** Headers of a single connection (RFC 9110, section 7.6.1), or already answered here (`Expect`, section 10.1.1). */
const connectionHeaders: ReadonlySet<string> = new Set([
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
 * Headers that programs behind a proxy trust for the client's address, the host, path or method. Some programs
 * treat underscores in names as hyphens.
 */
const spoofableHeaders =
  /_|^(?:forwarded|x-(?:forwarded|original|rewrite|http-method|real)-.*|x-method-override|x-envoy-external-address|.*-client-ip|.*-connecting-ip(?:v6)?)$/;

/** Credentials, which only the backend may receive. */
const credentialHeaders: ReadonlySet<string> = new Set(['cookie', 'authorization']);

/** Headers about the backend's own host. Browsers only know this host, which sends its own. */
const hostHeaders = /^(?:alt-svc|strict-transport-security)$/;

/** Headers that open an answer to pages of other websites, which only widgets need. */
const corsHeaders = /^access-control-/;

/** Documents in which a browser runs scripts when it opens them directly. */
const activeDocuments = /\b(?:html|svg|xml)\b/i;

/**
 * Policy for documents of the backend without one: a mail's HTML or a member's picture must not act as the
 * portal.
 */
const documentPolicy =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Target of a forwarded request. */
export type ForwardTarget = {
  /** Set for the backend, which alone receives credentials and may set cookies. */
  isBackend: boolean;
  /** Set for a call of the API description, whose answers mostly belong to one user; otherwise it is a file. */
  isCall: boolean;
  /** Set for the calls of widgets, which the backend opens to other websites. */
  isForWebsites: boolean;
  /** Path of the folder at its target, without a trailing slash; empty for calls. */
  start: string;
  /** Path of the folder on this server; empty for calls. */
  prefix: string;
};

/** Returns the headers of a request for its target. */
export const forwardRequestHeaders = (
  headers: Headers,
  { ip, host, protocol }: { ip: string; host: string; protocol: string },
  { isBackend }: Pick<ForwardTarget, 'isBackend'>,
): IncomingHttpHeaders => ({
  ...pickHeaders(
    headers,
    (name) =>
      !connectionHeaders.has(name) &&
      !spoofableHeaders.test(name) &&
      (isBackend || !credentialHeaders.has(name)),
  ),
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});

/** Returns the headers of an answer for the browser. */
export function forwardAnswerHeaders(
  headers: Headers,
  { isBackend, isCall, isForWebsites, start, prefix }: ForwardTarget,
  rewriteHeader: (name: string, value: string) => string,
): IncomingHttpHeaders {
  const cookies = headerValues(headers['set-cookie']);
  const named = new Set(
    headerValues(headers.connection).flatMap((names) => names.toLowerCase().split(/\s*,\s*/)),
  );
  return {
    ...(isCall ? { 'cache-control': 'private, no-cache' } : {}),
    ...(headerValues(headers['content-type']).some((type) => activeDocuments.test(type))
      ? { 'content-security-policy': documentPolicy }
      : {}),
    ...Object.fromEntries(
      Object.entries(
        pickHeaders(
          headers,
          (name) =>
            name !== 'set-cookie' &&
            !connectionHeaders.has(name) &&
            !named.has(name) &&
            !hostHeaders.test(name) &&
            (isForWebsites || !corsHeaders.test(name)),
        ),
      ).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? value.map((one) => rewriteHeader(name, one))
          : value && rewriteHeader(name, value),
      ]),
    ),
    ...(isBackend && cookies.length > 0
      ? { 'set-cookie': cookies.map((cookie) => rewriteCookie(cookie, start, prefix)) }
      : {}),
  };
}

/** Returns all values of a header, which is a list if it was sent several times. */
const headerValues = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

const pickHeaders = (
  headers: Headers,
  isForwarded: (name: string) => boolean,
): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isForwarded(name)));
