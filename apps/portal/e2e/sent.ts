import { mkdirSync, writeFileSync } from 'node:fs';
import type { Request } from '@playwright/test';

const folder = new URL('../.results/sent/', import.meta.url);

/** Headers that the portal writes besides what every browser does (specification 2, section 7). */
const catalogue = new Set([
  'accept-language',
  'authorization',
  'x-ms-web-context',
  'x-nox-client-type',
  'x-nox-web-context',
  'x-public-facility-group',
  'x-tenant',
  'x-whitelabel-override-config-id',
]);

/** Of a request what a contract can hold: not the values, but which there are. */
interface Sent {
  method: string;
  path: string;
  /** Names of query parameters, sorted. */
  query: string[];
  /** Names of headers of the catalogue, in small letters, sorted. */
  headers: string[];
  /** `customerData.phone`, `customerData.city=null`, sorted; `file` for a form with one. */
  body: string[];
}

/** The fields of a body, with which of them are null. */
function fieldsOf(value: unknown, path: string): string[] {
  if (value === null) return [`${path}=null`];
  if (Array.isArray(value)) return [`${path}[]`];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

function bodyOf(request: Request): string[] {
  const { 'content-type': type = '' } = request.headers();
  if (type.startsWith('multipart/')) return ['file'];
  const text = request.postData();
  return text === null || !type.startsWith('application/json')
    ? []
    : fieldsOf(JSON.parse(text), '').toSorted();
}

/** What a page has asked of the backend; null for anything but a call. */
export function sentBy(request: Request, origin: string): Sent | null {
  // A picture may have an address that is none: hostile texts of a server stand in them.
  if (request.resourceType() !== 'fetch') return null;
  const url = new URL(request.url());
  if (url.origin !== origin) return null;
  const headers = Object.keys(request.headers()).filter((name) => catalogue.has(name));
  return {
    method: request.method(),
    path: url.pathname,
    query: [...new Set(url.searchParams.keys())].toSorted(),
    headers: headers.toSorted(),
    body: bodyOf(request),
  };
}

/** Keeps what the pages of a test have sent, for the check that a contract holds all of it (scripts/sent.mjs). */
export function keepSent(test: string, all: readonly Sent[]): void {
  if (all.length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${test}.json`, folder), JSON.stringify(all));
}
