import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hostileAddresses, type HostilePart, hostileParts } from './hostileStrings.ts';

/**
 * Replaces every text of the server with hostile strings. The API description tells which strings are texts:
 * those without a pattern, closed set or format other than an address or email. Ids, dates, enums and codes
 * stay, so that the pages keep working.
 */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const description: Json = JSON.parse(
  readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
);

/** Machine-readable names without a pattern in the API description. */
const machineNames: ReadonlySet<string> = new Set([
  'zoneId',
  'tenantName',
  'brandIdentifier',
  'publicFacilityGroup',
]);

const getProperty = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) ? value[key] : undefined;

function resolveReference(node: Json | undefined): Json | undefined {
  const reference = getProperty(node, '$ref');
  if (typeof reference !== 'string') return node;
  const keys = reference.slice(2).split('/');
  return resolveReference(
    keys.reduce<Json | undefined>(
      (found, key) => getProperty(found, key.replaceAll('~1', '/').replaceAll('~0', '~')),
      description,
    ),
  );
}

/** Returns a schema with all schemas that it is composed of. */
function composedSchemas(schema: Json | undefined): JsonObject[] {
  const found = resolveReference(schema);
  if (!isObject(found)) return [];
  const inner = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const list = found[key];
    return Array.isArray(list) ? list : [];
  });
  return [found, ...inner.flatMap(composedSchemas)];
}

type TextKind = 'text' | 'address' | 'email';

function textKind(schemas: readonly JsonObject[], key: string): TextKind | undefined {
  const strings = schemas.filter(({ type }) => [type].flat().includes('string'));
  const closed = strings.some((schema) => 'enum' in schema || 'const' in schema);
  if (strings.length === 0 || closed || machineNames.has(key)) return undefined;
  const format = strings.map((schema) => schema.format).find((one) => one !== undefined);
  if (format === 'uri' || format === 'uri-reference') return 'address';
  if (format === 'email') return 'email';
  return format === undefined && !strings.some((schema) => 'pattern' in schema)
    ? 'text'
    : undefined;
}

/**
 * Returns a source of hostile texts: all strings of a part joined, or one address after another where a text
 * holds only one.
 */
export function hostileTexts(part: HostilePart): (kind: TextKind) => string {
  let count = 0;
  const joined = hostileParts[part].join(' ');
  return (kind) => {
    count += 1;
    const address = hostileAddresses[count % hostileAddresses.length] ?? '';
    if (kind === 'email') return `a@b.example?bcc=x&body=${joined}`;
    return kind === 'address' || part === 'addresses' ? address : joined;
  };
}

type TextSource = ReturnType<typeof hostileTexts>;

function replaceTexts(
  value: Json,
  schemas: readonly JsonObject[],
  nextText: TextSource,
  key = '',
): Json {
  if (typeof value === 'string') {
    const kind = textKind(schemas, key);
    return kind === undefined ? value : nextText(kind);
  }
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => composedSchemas(schema.items));
    return value.map((item) => replaceTexts(item, items, nextText, key));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const own = schemas.flatMap((schema) =>
        composedSchemas(getProperty(schema.properties, name)),
      );
      const others = schemas.flatMap((schema) => composedSchemas(schema.additionalProperties));
      return [name, replaceTexts(inner, own.length > 0 ? own : others, nextText, name)];
    }),
  );
}

const paths = getProperty(description, 'paths');
const operations = (isObject(paths) ? Object.entries(paths) : [])
  .map(([path, item]) => ({
    item,
    pattern: new RegExp(
      `^(?:/translation-host|/maps-service)?${path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', String.raw`\.`)}$`,
    ),
    fixed: path.replaceAll(/\{\w+\}/g, '').length,
  }))
  // `/studios/count` must match before `/studios/{alias}`.
  .toSorted((a, b) => b.fixed - a.fixed);

/** Returns the schemas of an answer; empty if the API description lacks the call. */
function answerSchemas(method: string, pathname: string, status: number): JsonObject[] {
  const item = operations.find(({ pattern }) => pattern.test(pathname))?.item;
  const responses = getProperty(getProperty(item, method.toLowerCase()), 'responses');
  const response = resolveReference(
    getProperty(responses, String(status)) ?? getProperty(responses, 'default'),
  );
  return composedSchemas(
    getProperty(getProperty(getProperty(response, 'content'), 'application/json'), 'schema'),
  );
}

const brandSchemas = composedSchemas(
  getProperty(getProperty(getProperty(description, 'components'), 'schemas'), 'WhitelabelConfig'),
);
const embedded = /(<script type="application\/json" id="whitelabel-config">)(.*?)(<\/script>)/s;

/**
 * Ignores the error when the page has navigated away during the request.
 * @throws any other error
 */
function ignoreDisposedPage(error: unknown): undefined {
  if (error instanceof Error && error.message.includes('disposed')) return undefined;
  throw error;
}

/**
 * Makes every further answer to this page hostile, and the brand in its HTML.
 * @returns a function that returns the number of replaced texts
 */
export async function makeAnswersHostile(page: Page, part: HostilePart): Promise<() => number> {
  let replaced = 0;
  const next = hostileTexts(part);
  const nextText: TextSource = (kind) => {
    replaced += 1;
    return next(kind);
  };
  await page.route('**/*', async (route, request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:assets|brands|pictures)\//.test(pathname)) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('application/json')) {
      const schemas = answerSchemas(request.method(), pathname, response.status());
      const body: Json | undefined = await response.json().catch(ignoreDisposedPage);
      // The page that asked is gone.
      if (body === undefined) return route.abort();
      return route.fulfill({ response, json: replaceTexts(body, schemas, nextText) });
    }
    if (!type.includes('text/html')) return route.fulfill({ response });
    const html = (await response.text()).replace(embedded, (_all, start, json, end) => {
      const brand: Json = JSON.parse(json);
      const text = JSON.stringify(replaceTexts(brand, brandSchemas, nextText));
      return `${start}${text.replaceAll('<', String.raw`\u003c`)}${end}`;
    });
    return route.fulfill({ response, body: html });
  });
  return () => replaced;
}
