import {
  type CodeSample,
  type Description,
  type LocatedOperation,
  type Media,
  type Parameter,
  resolveExamples,
  resolveParameters,
} from './apiDescription.ts';
import { formatLiteral } from './formatLiteral.ts';

/** Operations that change nothing although they are not GET; their hook is a query (orval.config.ts). */
const queries: ReadonlySet<string> = new Set(['listMessages']);

/** Default address of the sandbox. */
const sandbox = 'http://localhost:4100';

interface Body {
  type: string;
  media: Media;
  value: unknown;
}

/** The required parameters and the first example body of a call. */
interface RequestParts {
  path: Parameter[];
  query: Parameter[];
  header: Parameter[];
  body: Body | undefined;
}

function getRequestParts(description: Description, { operation }: LocatedOperation): RequestParts {
  const needed = resolveParameters(description, operation).filter(({ required }) => required);
  const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {});
  const filterByPlace = (place: Parameter['in']) => needed.filter((one) => one.in === place);
  const value = media && resolveExamples(description, media)[0]?.value;
  return {
    path: filterByPlace('path'),
    query: filterByPlace('query'),
    header: filterByPlace('header'),
    body: type && media ? { type, media, value } : undefined,
  };
}

const getExampleValues = (parameters: readonly Parameter[]): Record<string, unknown> =>
  Object.fromEntries(parameters.map(({ name, example }) => [name, example]));

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const isForm = ({ type }: Body) => type === 'multipart/form-data';

/** Returns a body as TypeScript, in a list that is empty without a body. */
const formatBody = (
  description: Description,
  body: Body | undefined,
  { indent, dates }: { indent: string; dates: boolean },
): string[] =>
  body
    ? [formatLiteral(body.value, indent, { description, schema: body.media.schema, dates })]
    : [];

function hookSample(description: Description, located: LocatedOperation): string {
  const { method, operation } = located;
  const { operationId: id, tags } = operation;
  const { path, query, header, body } = getRequestParts(description, located);
  const hook = `use${upperFirst(id)}`;
  const typed = (indent: string) => formatBody(description, body, { indent, dates: true });
  const named = (parameters: Parameter[], indent: string) =>
    parameters.length > 0 ? [formatLiteral(getExampleValues(parameters), indent)] : [];
  const start = `import { ${hook} } from '@studio-portal/sdk/api/${tags[0]}';\n\nexport function Example() {\n`;
  if (method === 'GET' || queries.has(id)) {
    const callArguments = [
      ...path.map(({ example }) => formatLiteral(example)),
      ...typed('  '),
      ...named(query, '  '),
      ...named(header, '  '),
    ];
    return `${start}  const { data, error } = ${hook}(${callArguments.join(', ')});
  return <pre>{error ? error.message : JSON.stringify(data)}</pre>;
}
`;
  }
  const variables = [
    ...path.map(({ name, example }) => `${name}: ${formatLiteral(example)}`),
    ...typed('      ').map((data) => `data: ${data}`),
    ...named(query, '      ').map((params) => `params: ${params}`),
    ...named(header, '      ').map((headers) => `headers: ${headers}`),
  ];
  const lines = variables.map((line) => `      ${line},\n`).join('');
  return `${start}  const { mutate, data, error } = ${hook}();
  const send = () =>
    mutate(${variables.length > 0 ? `{\n${lines}    }` : ''});
  return (
    <>
      <button type="button" onClick={send}>
        ${operation.summary}
      </button>
      <pre>{error ? error.message : JSON.stringify(data)}</pre>
    </>
  );
}
`;
}

function clientSample(description: Description, located: LocatedOperation): string {
  const { path, query, header, body } = getRequestParts(description, located);
  const places = Object.entries({ path, query, header }).filter(([, some]) => some.length > 0);
  const parameters = Object.fromEntries(
    places.map(([place, some]) => [place, getExampleValues(some)]),
  );
  const lines = [
    ...(places.length > 0 ? [`  params: ${formatLiteral(parameters, '  ')},\n`] : []),
    ...formatBody(description, body, { indent: '  ', dates: false }).map(
      (text) => `  body: ${text},\n`,
    ),
  ];
  const options = lines.length > 0 ? `, {\n${lines.join('')}}` : '';
  return `import { createSdk, createStudioClient } from '@studio-portal/sdk/fetch';

const northside = createSdk({ baseUrl: '${sandbox}', context: () => ({ tenant: 'northside' }) });
const backend = createStudioClient(northside);
const { data } = await backend.${located.method}('${located.path}'${options});
console.log(data);
`;
}

/** Quotes text as one word for a shell. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Encodes a parameter for a URL; uses the first item of a list, which is enough for an example. */
const encodeParameter = (value: unknown): string =>
  encodeURIComponent(String(Array.isArray(value) ? value[0] : value));

function curlSample(description: Description, located: LocatedOperation): string {
  const { method, prefix, operation } = located;
  const { path, query, header, body } = getRequestParts(description, located);
  const filledPath = path.reduce(
    (text, { name, example }) => text.replace(`{${name}}`, encodeParameter(example)),
    located.path,
  );
  const queryString = query
    .map(({ name, example }) => `${name}=${encodeParameter(example)}`)
    .join('&');
  const needs = (scheme: string) => (operation.security ?? []).some((one) => scheme in one);
  const context = { 'X-Nox-Client-Type': 'WEB', 'X-Tenant': 'northside' };
  const headers: Record<string, unknown> = {
    ...(prefix === '' ? context : {}),
    ...getExampleValues(header),
  };
  const form = body && isForm(body);
  // Login sends its credentials in the body too, user name first, and both must match.
  const options = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(needs('session') ? ['--cookie "SESSION=$SESSION"'] : []),
    ...(needs('basic')
      ? [`--user ${quoteForShell(Object.values(Object(body?.value)).join(':'))}`]
      : []),
    ...Object.entries(headers).map(
      ([name, value]) => `-H ${quoteForShell(`${name}: ${String(value)}`)}`,
    ),
    ...(body && !form ? [`-H 'Content-Type: ${body.type}'`] : []),
    ...(body && !form ? [`--data-raw ${quoteForShell(JSON.stringify(body.value))}`] : []),
    ...(body && form ? Object.keys(Object(body.value)).map((part) => `-F ${part}=@photo.jpg`) : []),
  ];
  const address = `${sandbox}${prefix}${filledPath}${queryString === '' ? '' : `?${queryString}`}`;
  return `${[`curl ${quoteForShell(address)}`, ...options].join(' \\\n  ')}\n`;
}

/**
 * Returns samples of one operation: hook, client without React, and curl. External services use the sandbox's
 * address.
 */
export const createSamples = (
  description: Description,
  located: LocatedOperation,
): CodeSample[] => [
  { lang: 'TSX', label: 'Hook', source: hookSample(description, located) },
  { lang: 'TypeScript', label: 'Without React', source: clientSample(description, located) },
  { lang: 'Shell', label: 'curl', source: curlSample(description, located) },
];
