import {
  type CodeSample,
  type Description,
  type Located,
  type Media,
  type Parameter,
  examplesOf,
  parametersOf,
} from './described.ts';
import { literal } from './literal.ts';

/** Calls that change nothing although they are no GET, so that their hook is a query (orval.config.ts). */
const queries: ReadonlySet<string> = new Set(['listMessages']);

/** Where the sandbox listens when nobody says otherwise. */
const sandbox = 'http://localhost:4100';

interface Body {
  type: string;
  media: Media;
  value: unknown;
}

/** What one call sends: the parameters that it must have, and the first example of its body. */
interface Sent {
  path: Parameter[];
  query: Parameter[];
  header: Parameter[];
  body: Body | undefined;
}

function sentBy(description: Description, { operation }: Located): Sent {
  const needed = parametersOf(description, operation).filter(({ required }) => required);
  const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {});
  const at = (place: Parameter['in']) => needed.filter((one) => one.in === place);
  const value = media && examplesOf(description, media)[0]?.value;
  return {
    path: at('path'),
    query: at('query'),
    header: at('header'),
    body: type && media ? { type, media, value } : undefined,
  };
}

const valuesOf = (parameters: readonly Parameter[]): Record<string, unknown> =>
  Object.fromEntries(parameters.map(({ name, example }) => [name, example]));

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const isForm = ({ type }: Body) => type === 'multipart/form-data';

/** A body as TypeScript; nothing where there is none. */
const bodyAs = (
  description: Description,
  body: Body | undefined,
  { indent, dates }: { indent: string; dates: boolean },
): string[] =>
  body ? [literal(body.value, indent, { description, schema: body.media.schema, dates })] : [];

function hookSample(description: Description, located: Located): string {
  const { method, operation } = located;
  const { operationId: id, tags } = operation;
  const { path, query, header, body } = sentBy(description, located);
  const hook = `use${upperFirst(id)}`;
  const typed = (indent: string) => bodyAs(description, body, { indent, dates: true });
  const named = (parameters: Parameter[], indent: string) =>
    parameters.length > 0 ? [literal(valuesOf(parameters), indent)] : [];
  const start = `import { ${hook} } from '@studio-portal/sdk/api/${tags[0]}';\n\nexport function Example() {\n`;
  if (method === 'GET' || queries.has(id)) {
    const given = [
      ...path.map(({ example }) => literal(example)),
      ...typed('  '),
      ...named(query, '  '),
      ...named(header, '  '),
    ];
    return `${start}  const { data, error } = ${hook}(${given.join(', ')});
  return <pre>{error ? error.message : JSON.stringify(data)}</pre>;
}
`;
  }
  const variables = [
    ...path.map(({ name, example }) => `${name}: ${literal(example)}`),
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

function clientSample(description: Description, located: Located): string {
  const { path, query, header, body } = sentBy(description, located);
  const places = Object.entries({ path, query, header }).filter(([, some]) => some.length > 0);
  const parameters = Object.fromEntries(places.map(([place, some]) => [place, valuesOf(some)]));
  const lines = [
    ...(places.length > 0 ? [`  params: ${literal(parameters, '  ')},\n`] : []),
    ...bodyAs(description, body, { indent: '  ', dates: false }).map(
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

/** Text as one word of a shell. */
const word = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The value of a parameter in an address; of a list the first, which is enough for an example. */
const inAddress = (value: unknown): string =>
  encodeURIComponent(String(Array.isArray(value) ? value[0] : value));

function curlSample(description: Description, located: Located): string {
  const { method, prefix, operation } = located;
  const { path, query, header, body } = sentBy(description, located);
  const filled = path.reduce(
    (text, { name, example }) => text.replace(`{${name}}`, inAddress(example)),
    located.path,
  );
  const asked = query.map(({ name, example }) => `${name}=${inAddress(example)}`).join('&');
  const needs = (scheme: string) => (operation.security ?? []).some((one) => scheme in one);
  const context = { 'X-Nox-Client-Type': 'WEB', 'X-Tenant': 'northside' };
  const headers: Record<string, unknown> = {
    ...(prefix === '' ? context : {}),
    ...valuesOf(header),
  };
  const form = body && isForm(body);
  // Who logs in says so in the body as well, name before password, and both must agree.
  const options = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(needs('session') ? ['--cookie "SESSION=$SESSION"'] : []),
    ...(needs('basic') ? [`--user ${word(Object.values(Object(body?.value)).join(':'))}`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${word(`${name}: ${String(value)}`)}`),
    ...(body && !form ? [`-H 'Content-Type: ${body.type}'`] : []),
    ...(body && !form ? [`--data-raw ${word(JSON.stringify(body.value))}`] : []),
    ...(body && form ? Object.keys(Object(body.value)).map((part) => `-F ${part}=@photo.jpg`) : []),
  ];
  const address = `${sandbox}${prefix}${filled}${asked === '' ? '' : `?${asked}`}`;
  return `${[`curl ${word(address)}`, ...options].join(' \\\n  ')}\n`;
}

/** One operation as hook, as client without React and for a shell; a service beside the backend at the sandbox's address. */
export const samplesOf = (description: Description, located: Located): CodeSample[] => [
  { lang: 'TSX', label: 'Hook', source: hookSample(description, located) },
  { lang: 'TypeScript', label: 'Without React', source: clientSample(description, located) },
  { lang: 'Shell', label: 'curl', source: curlSample(description, located) },
];
