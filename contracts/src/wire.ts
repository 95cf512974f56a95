import type { Json } from './description.ts';

/**
 * A value that only the provider knows. While it is verified, what its states answer under the name
 * takes the place of the example.
 */
export interface Injected {
  readonly name: string;
  readonly example: string;
}

export type WireValue = string | Injected;
type Values = Readonly<Record<string, WireValue>>;
type Query = Readonly<Record<string, WireValue | readonly string[]>>;

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query: Query;
  readonly headers: Values;
  /** Whether a browser adds the cookies that it has. */
  readonly credentials: 'include' | 'omit';
  readonly body?: Json;
  /** Fields of the body whose value only the provider knows, by name; the body has their examples. */
  readonly bodyFrom?: Readonly<Record<string, Injected>>;
  /** A file that goes as a part of a form; the browser writes the content type of the form. */
  readonly file?: { readonly part: string; readonly content: Blob };
}

/** What a browser sends once login has set the session cookie. */
export const session = {
  Cookie: { name: 'cookie', example: 'SESSION=3f6c1d2e9b8a47059c1d2e3f4a5b6c7d' },
};

/** The calendar day on which the provider put the appointment that a row is about. */
export const day: Injected = { name: 'day', example: '2026-11-26' };

/** The instant at which the slot begins that a row is about. */
export const startDateTime: Injected = {
  name: 'startDateTime',
  example: '2026-11-26T09:00:00.000Z',
};

/** The first calendar day of a contract that can be signed, after the time for a withdrawal. */
export const contractStart: Injected = { name: 'startDate', example: '2027-01-01' };

/** A day before that one from which the studio can be used. */
export const contractUse: Injected = { name: 'preuseDate', example: '2026-12-20' };

/** A first calendar day of a contract before the time for a withdrawal is over. */
export const contractEarlyStart: Injected = { name: 'earlyStartDate', example: '2026-12-01' };

/** The last calendar day of a membership if it is canceled today. */
export const membershipEnd: Injected = { name: 'contractEndDate', example: '2027-02-28' };

/** A calendar day on which a module of it can begin, later than today. */
export const moduleStart: Injected = { name: 'moduleStartDate', example: '2026-12-01' };

/** The days of an idle period that can be asked for, and others for which it cannot. */
export const idleStart: Injected = { name: 'startDate', example: '2027-01-01' };
export const idleEnd: Injected = { name: 'endDate', example: '2027-01-15' };
export const idleEarlyStart: Injected = { name: 'earlyStartDate', example: '2026-12-01' };
export const idleShortEnd: Injected = { name: 'shortEndDate', example: '2027-01-13' };
export const idleLongEnd: Injected = { name: 'longEndDate', example: '2027-04-01' };

/** The id that the provider gave to an additional address. */
export const additionalEmailId: Injected = { name: 'additionalEmailId', example: '7101' };

interface Extras {
  query?: Query;
  /** Headers beside the usual ones, or instead of them; null leaves one out. */
  headers?: Readonly<Record<string, WireValue | null>>;
}

const usual = { 'X-Nox-Client-Type': 'WEB', 'X-Tenant': 'northside' };

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
    Object.entries({ ...usual, ...headers }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  ),
});

/**
 * GET from a service beside the backend, which the provider plays under a path of its own: without cookies and without the
 * headers that the backend gets.
 */
export const outside = (path: string, query: Query = {}): WireRequest => ({
  method: 'GET',
  path,
  query,
  headers: {},
  credentials: 'omit',
});

/** GET with the client type and the tenant in its headers; a session only when it is named. */
export const GET = (path: string, extras: Extras = {}): WireRequest => request('GET', path, extras);

type WithBody = Extras & Pick<WireRequest, 'body' | 'bodyFrom' | 'file'>;

/** A request that may carry a body: `Content-Type: application/json` when it is JSON. */
const carrying =
  (method: WireRequest['method']) =>
  (path: string, { body, bodyFrom, file, headers, ...extras }: WithBody = {}): WireRequest => {
    const content: Values = body === undefined ? {} : { 'Content-Type': 'application/json' };
    return {
      ...request(method, path, { ...extras, headers: { ...content, ...headers } }),
      ...(body === undefined ? {} : { body }),
      ...(bodyFrom === undefined ? {} : { bodyFrom }),
      ...(file === undefined ? {} : { file }),
    };
  };

/** DELETE with the same headers. */
export const DELETE = carrying('DELETE');

/** POST with the same headers, with JSON, a file or neither. */
export const POST = carrying('POST');

/** PUT with the same headers. */
export const PUT = carrying('PUT');

/** Whether a query parameter is given several times. */
export const isList = (value: WireValue | readonly string[]): value is readonly string[] =>
  Array.isArray(value);

/** The value as it stands in the consumer's own tests. */
export const literal = (value: WireValue): string =>
  typeof value === 'string' ? value : value.example;
