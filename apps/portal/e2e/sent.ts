import { mkdirSync, writeFileSync } from 'node:fs';
import type { Request } from '@playwright/test';

const folder = new URL('../.results/sent/', import.meta.url);

/** Headers that the portal sets in addition to those of every browser (spec 2, section 7). */
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

/** The parts of a request that a contract can describe: names of fields, without values. */
interface SentRequest {
  method: string;
  path: string;
  /** Names of query parameters, sorted. */
  query: string[];
  /** Names of headers in the catalogue, in lower case, sorted. */
  headers: string[];
  /** Paths such as `customerData.phone` and `customerData.city=null`, sorted; `file` for a form with a file. */
  body: string[];
}

/** Returns the paths of the fields in a body, marking those that are null. */
function fieldPaths(value: unknown, path: string): string[] {
  if (value === null) return [`${path}=null`];
  if (Array.isArray(value)) return [`${path}[]`];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldPaths(inner, path === '' ? name : `${path}.${name}`),
  );
}

function bodyFields(request: Request): string[] {
  const { 'content-type': type = '' } = request.headers();
  if (type.startsWith('multipart/')) return ['file'];
  const text = request.postData();
  return text === null || !type.startsWith('application/json')
    ? []
    : fieldPaths(JSON.parse(text), '').toSorted();
}

/** Summarizes a request to the backend; returns null for anything but a call. */
export function summarizeRequest(request: Request, origin: string): SentRequest | null {
  // The URL of a picture may be invalid, because hostile texts replace it.
  if (request.resourceType() !== 'fetch') return null;
  const url = new URL(request.url());
  if (url.origin !== origin) return null;
  const headers = Object.keys(request.headers()).filter((name) => catalogue.has(name));
  return {
    method: request.method(),
    path: url.pathname,
    query: [...new Set(url.searchParams.keys())].toSorted(),
    headers: headers.toSorted(),
    body: bodyFields(request),
  };
}

/** Writes the requests of a test to a file, for the check that contracts cover all of them (scripts/sent.mjs). */
export function saveSentRequests(test: string, all: readonly SentRequest[]): void {
  if (all.length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${test}.json`, folder), JSON.stringify(all));
}
