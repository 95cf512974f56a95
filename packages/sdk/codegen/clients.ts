import { isFile, operations } from './description.ts';
import { withDocs } from './docs.ts';

/**
 * What is changed in the generator's clients; why stands in decisions/001-generator.md.
 *
 * Every change asserts that it found something to change: a new version of the generator that writes other text fails here,
 * loudly, and not in somebody's bundle.
 */

const byId = new Map(operations.map((operation) => [operation.id, operation]));

let changes = 0;
const replace = (
  text: string,
  pattern: RegExp,
  by: string | ((...groups: string[]) => string),
): string =>
  text.replace(pattern, (...args: string[]) => {
    changes++;
    return typeof by === 'string' ? by.replace('$1', args[1] ?? '') : by(...args);
  });

/** The runtime sets the content type and merges headers once for all, so the 14 lines per call that do it go. */
const withoutHeaderMerging = (text: string): string => {
  let out = replace(text, /\n\s*const getHeaders = \(h\?:[\s\S]*?\n {2}\};\n/g, '\n');
  out = replace(
    out,
    /\n\s*headers: \{ (?:'Content-Type': 'application\/json',\s*)?\.\.\.getHeaders\(options\?\.headers\) \},?/g,
    '',
  );
  out = replace(
    out,
    /headers: \{ (?:'Content-Type': 'application\/json',\s*)?\.\.\.headers, \.\.\.getHeaders\(options\?\.headers\) \}/g,
    'headers: { ...headers, ...options?.headers }',
  );
  return out;
};

/** The fetcher is told which operation it runs and which statuses that declares: it names it in errors and knows what is an answer. */
const withOperation = (text: string): string =>
  replace(
    text
      .replaceAll('Parameters<typeof fetcher>[1]', 'Parameters<typeof fetcher>[3]')
      .replaceAll('=> unknown> = Parameters<T>[1]', '=> unknown> = Parameters<T>[3]'),
    /export const (\w+) = async \(((?:(?!\nexport )[\s\S])*?)return fetcher<([^\n]*)>\(/g,
    (_all, name = '', between = '', type = '') => {
      const statuses = byId.get(name)?.answers.map(([status]) => status);
      if (!statuses)
        throw new Error(`A call names ${name}, which is no operation of the description.`);
      return `export const ${name} = async (${between}return fetcher<${type}>('${name}', [${statuses.join(', ')}], `;
    },
  );

/** The 20 lines that write a query go: what they do is the same for all (src/runtime/withQuery.ts). */
const withQueries = (text: string): string =>
  replace(
    text,
    /\{\s*const normalizedParams = new URLSearchParams\(\);\s*Object\.entries\((\w+) \|\| \{\}\)[\s\S]*?return stringifiedParams\.length > 0 \? `[^`]*` : (`[^`]*`)\n\}/g,
    (_all, params = '', path = '') => `withQuery(${path}, ${params});`,
  );

/** What is out of the ordinary about a call goes last: that it answers a file, that it belongs to a service beside the backend, that it may be repeated. */
const withKind = (text: string): string => {
  let out = text;
  for (const { id, host, idempotent } of operations) {
    const kind = [
      host && `service: '${host}'`,
      isFile(id) && 'isFile: true',
      idempotent && 'idempotent: true',
    ].filter(Boolean);
    if (kind.length > 0)
      out = replace(
        out,
        new RegExp(`(return fetcher<[^(]*\\('${id}', [\\s\\S]*?\\n {2}\\})`, 'g'),
        (_all, call = '') => `${call}, { ${kind.join(', ')} }`,
      );
  }
  return out;
};

/** Login says its credentials a second time (src/runtime/basicAuthorization.ts). */
const withCredentials = (text: string): string =>
  replace(
    text,
    /(return fetcher<[^(]*\('login', [\s\S]*?)method: 'POST',/g,
    "$1headers: basicAuthorization(loginRequest, options?.headers),\n    method: 'POST',",
  );

/**
 * The headers that a call takes as a parameter go beside those of its options, which may be a Headers object; one that takes
 * X-Acting-For says whom the account acts for (src/runtime/callHeaders.ts).
 */
const withHeaders = (text: string): string =>
  replace(
    text,
    /(return fetcher<[^(]*\('(\w+)', [\s\S]*?)(method: '\w+')(,\s*headers: \{ \.\.\.headers, \.\.\.options\?\.headers \})?/g,
    (all, call = '', id = '', method = '', own = '') => {
      const forFamily = byId.get(id)?.forFamily;
      return forFamily || own
        ? `${call}${method},\n    headers: ${forFamily ? 'family' : 'call'}Headers(options${own && ', headers'})`
        : all;
    },
  );

/** A key holds its scope, and an id of 0 or '' does not fall out of it; a query is sent under the scope of its key. */
const withScope = (text: string): string => {
  const keyed = replace(
    text,
    /export const (\w+QueryKey) = \(([^)]*)\) => \{\s*return \[\s*('infinite', )?"(\w+)"[^\]]*(?:\[\w+\] : \[\]\)[^\]]*)*\] as const;\s*\}/g,
    (_all, name = '', signature = '', infinite = '', id = '') => {
      const names = [...signature.matchAll(/(?:^|,)\s*(\w+)\??:/g)].map(
        ([, parameter]) => parameter,
      );
      const parts = ['sdk', `'${id}'`, ...(infinite ? ["'infinite'"] : []), ...names];
      const keyOf = byId.get(id)?.forFamily ? 'familyKeyOf' : 'queryKeyOf';
      return `export const ${name} = (${signature} sdk?: Sdk) => ${keyOf}(${parts.join(', ')});`;
    },
  );
  return replace(
    replace(keyed, /\(\{ signal(, pageParam)? \}\) =>/g, '({ signal, queryKey$1 }) =>'),
    /\{ signal, \.\.\.requestOptions \}/g,
    '{ signal, queryKey, ...requestOptions }',
  );
};

/** A hook asks the instance of the provider above it; a key is that of the instance that is asked. */
const withInstance = (text: string): string => {
  const keys = replace(
    text,
    /(queryOptions\?\.queryKey \?\? \w+QueryKey\()([^)]*)\);/g,
    (_all, key = '', given = '') => `${key}${given && `${given}, `}requestOptions?.sdk);`,
  );
  const invalidated = replace(
    replace(keys, /options\?: InvalidateOptions\b/g, 'options?: InvalidateOptions & { sdk?: Sdk }'),
    /(invalidateQueries\(\{ queryKey: \w+QueryKey\()([^)]*)\) \}/g,
    (_all, key = '', given = '') => `${key}${given && `${given}, `}options?.sdk) }`,
  );
  const queries = replace(
    invalidated,
    /(const queryOptions = \w+QueryOptions\([^)]*)\boptions\)(\s+const query = use)/g,
    (_all, made = '', used = '') => `${made}useInstance(options))${used}`,
  );
  return replace(
    queries,
    /(return useMutation\(\w+MutationOptions\()options\)/g,
    '$1useInstance(options))',
  );
};

/** `noUncheckedIndexedAccess` holds for generated code too. */
const withForOf = (text: string): string =>
  replace(
    text,
    /for \(let (i\d+) = 0; \1 < ([\w.]+)\.length; \1\+\+\) \{\n(\s*)const (item\d+) = \2\[\1\];/g,
    (_all, _i, list = '', _space, item = '') => `for (const ${item} of ${list}) {`,
  );

/** A list of days: an item that is written at its index would be undefined for the compiler. */
const withDays = (text: string): string =>
  replace(
    text,
    /for \(let (i\d+) = 0; \1 < ([\w.]+)\.length; \1\+\+\) \{\s*\2\[\1\] = new Date\(\2\[\1\]\);\s*\}/g,
    (_all, _i, list = '') => `${list} = ${list}.map((day) => new Date(day));`,
  );

/** The fields of an answer that become `Date` are named once (src/runtime/toDates.ts). */
const withDates = (text: string): string => {
  const single = replace(
    replace(
      text,
      /if \(([\w.]+)\.(\w+) != null\) \{\s*\1\.\2 = new Date\(\1\.\2\);\s*\}/g,
      (_all, data = '', field = '') => `toDates(${data}, '${field}');`,
    ),
    /([\w.]+)\.(\w+) = new Date\(\1\.\2\);/g,
    (_all, data = '', field = '') => `toDates(${data}, '${field}');`,
  );
  return single.replace(
    /toDates\(([\w.]+), ('\w+')\);(?:\s*toDates\(\1, '\w+'\);)+/g,
    (calls, data: string) =>
      `toDates(${data}, ${[...calls.matchAll(/'\w+'/g)].map(([field]) => field).join(', ')});`,
  );
};

/** A hook's error is what its operation declares, narrowed by status and errorCode (src/runtime/operationError.ts). */
const withErrors = (text: string): string => {
  let operation = '';
  return text
    .split('\n')
    .map((line) => {
      const declared = /^\s*export (?:const|type|function) (\w+)/.exec(line)?.[1];
      if (declared) operation = operationOf(declared) ?? operation;
      return replace(
        line,
        /\bTError = (?:ErrorBody|ErrorType<[^>]*>|unknown|void|never)/g,
        `TError = OperationError<'${operation}'>`,
      ).replace(
        /^\s*export type (\w+)(QueryError|MutationError|SuspenseQueryError|InfiniteQueryError) = .*$/,
        `export type $1$2 = OperationError<'${operation}'>`,
      );
    })
    .join('\n');
};

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
/** `getGetCalendarItemSuspenseQueryOptions` belongs to `getCalendarItem`. */
function operationOf(declared: string): string | undefined {
  const core = declared.replace(/^(?:get|use|prefetch|invalidate)(?=[A-Z])/, '');
  const bare = core.replace(
    /(?:Suspense|Infinite|Query|Mutation|Options|Key|Url|Error|Result|Body|Variables)+$/,
    '',
  );
  return [declared, lowerFirst(core), lowerFirst(bare)].find((name) => byId.has(name));
}

/** The generator writes this helper into every file. */
const withoutHelper = (text: string): string =>
  replace(text, /const withQueryKey = <[\s\S]*?\n\};\n/g, '');

/** What the changed text uses of the runtime, by file; a type where nothing is called. */
const runtime: readonly [file: string, names: readonly string[]][] = [
  ['basicAuthorization', ['basicAuthorization']],
  ['callHeaders', ['callHeaders', 'familyHeaders']],
  ['scope', ['familyKeyOf', 'queryKeyOf']],
  ['toDates', ['toDates']],
  ['useInstance', ['useInstance']],
  ['withQuery', ['withQuery']],
  ['withQueryKey', ['withQueryKey']],
];

const importsFor = (text: string): string[] => {
  const values = runtime.flatMap(([file, names]) => {
    const used = names.filter((name) => text.includes(`${name}(`));
    return used.length > 0
      ? [`import { ${used.join(', ')} } from '../../../runtime/${file}.ts';`]
      : [];
  });
  const types = [
    ['OperationError<', 'OperationError', 'operationError'],
    ['sdk?: Sdk', 'Sdk', 'config'],
  ].flatMap(([mark = '', name, file]) =>
    text.includes(mark) ? [`import type { ${name} } from '../../../runtime/${file}.ts';`] : [],
  );
  return [...types, ...values];
};

/** What must not be left, and what it would mean. */
const leftovers: readonly [pattern: RegExp, meaning: string][] = [
  [/getHeaders\(/, 'a header merge'],
  [/return fetcher<[^(]*>\((?!')/, 'a call without its operation'],
  [/= ErrorBody\b/, 'an error type that does not narrow'],
  [/export const \w+QueryKey = [^\n]*\{\n/, 'a key without its scope'],
  [/const withQueryKey =/, 'a helper that every file repeats'],
  [/URLSearchParams/, 'a query that is written in place'],
  [/\.\.\.options\?\.headers/, 'headers that are merged in place'],
  [/QueryOptions\([^)]*\boptions\)\s+const query = use/, 'a hook without its instance'],
  [/useMutation\(\w+\(options\)/, 'a mutation without its instance'],
  [/\?\? \w+QueryKey\((?![^)]*requestOptions\?\.sdk\))/, 'a key without its instance'],
  [
    /\(\{ signal[^}]*(?<!queryKey)(?<!queryKey, pageParam) \}\) =>/,
    'a query that does not know its key',
  ],
];

/** Changes the text of one client; `file` is for messages. */
export function finishClient(file: string, text: string): string {
  const steps = [
    withoutHeaderMerging,
    withoutHelper,
    withOperation,
    withQueries,
    withKind,
    withCredentials,
    withHeaders,
    withScope,
    withInstance,
    withForOf,
    withDays,
    withDates,
    withErrors,
    withDocs,
  ];
  let out = steps.reduce((changed, step) => step(changed), text);
  for (const [pattern, meaning] of leftovers)
    if (pattern.test(out))
      throw new Error(
        `${file}: ${meaning} is left; codegen/clients.ts no longer fits the generator.`,
      );
  out = out.replace(/(import \{ fetcher \} from '[^']+';)/, (line) =>
    [line, ...importsFor(out)].join('\n'),
  );
  return out.replace(/import type \{\n {2}ErrorBody\n\} from '[^']+';\n\n/, '');
}

/** Call it after the last client. */
export function assertChanges(): void {
  if (changes === 0)
    throw new Error('codegen/clients.ts changed nothing; the generator writes other text now.');
}
