import type { Json } from './description.ts';

/**
 * A value that only the provider knows. During verification, the value that its states return
 * replaces the example.
 */
export interface Injected {
  readonly name: string;
  readonly example: string;
}

export type WireValue = string | Injected;
type Values = Readonly<Record<string, WireValue>>;
type Query = Readonly<Record<string, WireValue | readonly string[]>>;

/** A request on the wire. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query: Query;
  readonly headers: Values;
  /** Whether the browser sends its cookies. */
  readonly credentials: 'include' | 'omit';
  readonly body?: Json;
  /** Body fields that only the provider knows; the body contains their examples. */
  readonly injectedBody?: Readonly<Record<string, Injected>>;
  /** File in a multipart form; the browser writes the form's content type. */
  readonly file?: { readonly part: string; readonly content: Blob };
}

/** Headers that a browser adds after login. */
export const session = {
  Cookie: { name: 'cookie', example: 'SESSION=3f6c1d2e9b8a47059c1d2e3f4a5b6c7d' },
};

/** Calendar day of the row's appointment. */
export const day: Injected = { name: 'day', example: '2026-11-26' };

/** Start of the row's slot. */
export const startDateTime: Injected = {
  name: 'startDateTime',
  example: '2026-11-26T09:00:00.000Z',
};

/** First possible start day of a membership contract after the withdrawal period. */
export const contractStart: Injected = { name: 'startDate', example: '2027-01-01' };

/** Day before the start from which the member may use the studio. */
export const contractUse: Injected = { name: 'preuseDate', example: '2026-12-20' };

/** Possible start day within the withdrawal period. */
export const contractEarlyStart: Injected = { name: 'earlyStartDate', example: '2026-12-01' };

/** Last day of a membership that is canceled today. */
export const membershipEnd: Injected = { name: 'contractEndDate', example: '2027-02-28' };

/** Future day on which a module of the membership can start. */
export const moduleStart: Injected = { name: 'moduleStartDate', example: '2026-12-01' };

/** Days for valid and invalid idle periods. */
export const idleStart: Injected = { name: 'startDate', example: '2027-01-01' };
export const idleEnd: Injected = { name: 'endDate', example: '2027-01-15' };
export const idleEarlyStart: Injected = { name: 'earlyStartDate', example: '2026-12-01' };
export const idleShortEnd: Injected = { name: 'shortEndDate', example: '2027-01-13' };
export const idleLongEnd: Injected = { name: 'longEndDate', example: '2027-04-01' };

/** Id of an additional address. */
export const additionalEmailId: Injected = { name: 'additionalEmailId', example: '7101' };

interface Extras {
  query?: Query;
  /** Adds to or replaces the default headers; null removes one. */
  headers?: Readonly<Record<string, WireValue | null>>;
}

const defaultHeaders = { 'X-Nox-Client-Type': 'WEB', 'X-Tenant': 'northside' };

const request = (
  method: WireRequest['method'],
  path: string,
  { query = {}, headers }: Extras,
): WireRequest => ({
  method,
  path,
  query,
  credentials: 'include',
  headers: Object.fromEntries(
    Object.entries({ ...defaultHeaders, ...headers }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  ),
});

/**
 * Builds a GET request without cookies and without the backend's headers: to an external service,
 * which the provider serves under a prefix, or of a call that pages of any website make.
 */
export const externalGet = (path: string, query: Query = {}): WireRequest => ({
  method: 'GET',
  path,
  query,
  headers: {},
  credentials: 'omit',
});

/** Builds a GET request with client type and tenant headers; the session is opt-in. */
export const GET = (path: string, extras: Extras = {}): WireRequest => request('GET', path, extras);

type WithBody = Extras & Pick<WireRequest, 'body' | 'injectedBody' | 'file'>;

/** Builds a request with an optional body; JSON bodies get `Content-Type: application/json`. */
const requestWithBody =
  (method: WireRequest['method']) =>
  (path: string, { body, injectedBody, file, headers, ...extras }: WithBody = {}): WireRequest => {
    const content: Values = body === undefined ? {} : { 'Content-Type': 'application/json' };
    return {
      ...request(method, path, { ...extras, headers: { ...content, ...headers } }),
      ...(body === undefined ? {} : { body }),
      ...(injectedBody === undefined ? {} : { injectedBody }),
      ...(file === undefined ? {} : { file }),
    };
  };

/** Builds a DELETE request with the same headers as GET. */
export const DELETE = requestWithBody('DELETE');

/** Builds a POST request with JSON, a file or no body. */
export const POST = requestWithBody('POST');

/** Builds a PUT request with the same headers as GET. */
export const PUT = requestWithBody('PUT');

/** Returns whether a query parameter has several values. */
export const isList = (value: WireValue | readonly string[]): value is readonly string[] =>
  Array.isArray(value);

/** Returns the value that the consumer's own tests send. */
export const literalValue = (value: WireValue): string =>
  typeof value === 'string' ? value : value.example;
