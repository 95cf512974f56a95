import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hostileAddresses, type HostilePart, hostileParts } from './hostileStrings.ts';

/**
 * Makes every text of the server hostile. Which strings are texts is read from the description: those that it gives no pattern, no
 * closed set and no format but that of an address or e-mail; ids, dates, enums and codes stay, so that the pages work as ever.
 */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const description: Json = JSON.parse(
  readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
);

/** Names that machines read; the description gives them no pattern of their own. */
const names: ReadonlySet<string> = new Set([
  'zoneId',
  'tenantName',
  'brandIdentifier',
  'publicFacilityGroup',
]);

const at = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) ? value[key] : undefined;

function resolved(node: Json | undefined): Json | undefined {
  const reference = at(node, '$ref');
  if (typeof reference !== 'string') return node;
  const keys = reference.slice(2).split('/');
  return resolved(
    keys.reduce<Json | undefined>(
      (found, key) => at(found, key.replaceAll('~1', '/').replaceAll('~0', '~')),
      description,
    ),
  );
}

/** A schema and all that it is made of. */
function partsOf(schema: Json | undefined): JsonObject[] {
  const found = resolved(schema);
  if (!isObject(found)) return [];
  const inner = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const list = found[key];
    return Array.isArray(list) ? list : [];
  });
  return [found, ...inner.flatMap(partsOf)];
}

type TextKind = 'text' | 'address' | 'email';

function kindOf(schemas: readonly JsonObject[], key: string): TextKind | undefined {
  const strings = schemas.filter(({ type }) => [type].flat().includes('string'));
  const closed = strings.some((schema) => 'enum' in schema || 'const' in schema);
  if (strings.length === 0 || closed || names.has(key)) return undefined;
  const format = strings.map((schema) => schema.format).find((one) => one !== undefined);
  if (format === 'uri' || format === 'uri-reference') return 'address';
  if (format === 'email') return 'email';
  return format === undefined && !strings.some((schema) => 'pattern' in schema)
    ? 'text'
    : undefined;
}

/** Hands out the strings of a part: all of them in one text, or, where one is all that a text can hold, one after another. */
export function hostileTexts(part: HostilePart): (kind: TextKind) => string {
  let asked = 0;
  const joined = hostileParts[part].join(' ');
  return (kind) => {
    asked += 1;
    const address = hostileAddresses[asked % hostileAddresses.length] ?? '';
    if (kind === 'email') return `a@b.example?bcc=x&body=${joined}`;
    return kind === 'address' || part === 'addresses' ? address : joined;
  };
}

type Give = ReturnType<typeof hostileTexts>;

function rewritten(value: Json, schemas: readonly JsonObject[], give: Give, key = ''): Json {
  if (typeof value === 'string') {
    const kind = kindOf(schemas, key);
    return kind === undefined ? value : give(kind);
  }
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => partsOf(schema.items));
    return value.map((item) => rewritten(item, items, give, key));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const own = schemas.flatMap((schema) => partsOf(at(schema.properties, name)));
      const others = schemas.flatMap((schema) => partsOf(schema.additionalProperties));
      return [name, rewritten(inner, own.length > 0 ? own : others, give, name)];
    }),
  );
}

const paths = at(description, 'paths');
const operations = (isObject(paths) ? Object.entries(paths) : [])
  .map(([path, item]) => ({
    item,
    pattern: new RegExp(
      `^(?:/translation-host|/maps-service)?${path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', String.raw`\.`)}$`,
    ),
    fixed: path.replaceAll(/\{\w+\}/g, '').length,
  }))
  // `/studios/count` is meant before `/studios/{alias}`.
  .toSorted((a, b) => b.fixed - a.fixed);

/** Schemas of an answer; none for what is no call of the description. */
function answerSchemas(method: string, pathname: string, status: number): JsonObject[] {
  const item = operations.find(({ pattern }) => pattern.test(pathname))?.item;
  const responses = at(at(item, method.toLowerCase()), 'responses');
  const response = resolved(at(responses, String(status)) ?? at(responses, 'default'));
  return partsOf(at(at(at(response, 'content'), 'application/json'), 'schema'));
}

const brandSchemas = partsOf(at(at(at(description, 'components'), 'schemas'), 'WhitelabelConfig'));
const embedded = /(<script type="application\/json" id="whitelabel-config">)(.*?)(<\/script>)/s;

/** Nothing when the page that asked has gone on meanwhile. @throws every other error */
function unlessGone(error: unknown): undefined {
  if (error instanceof Error && error.message.includes('disposed')) return undefined;
  throw error;
}

/** From now on every answer that this page gets is hostile, and so is the brand in its HTML. Answers how many texts were replaced. */
export async function makeAnswersHostile(page: Page, part: HostilePart): Promise<() => number> {
  let replaced = 0;
  const next = hostileTexts(part);
  const give: Give = (kind) => {
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
      const body: Json | undefined = await response.json().catch(unlessGone);
      // Nobody waits for it any more.
      if (body === undefined) return route.abort();
      return route.fulfill({ response, json: rewritten(body, schemas, give) });
    }
    if (!type.includes('text/html')) return route.fulfill({ response });
    const html = (await response.text()).replace(embedded, (_all, start, json, end) => {
      const brand: Json = JSON.parse(json);
      const text = JSON.stringify(rewritten(brand, brandSchemas, give));
      return `${start}${text.replaceAll('<', String.raw`\u003c`)}${end}`;
    });
    return route.fulfill({ response, body: html });
  });
  return () => replaced;
}
