/**
 * Runs over what the generator wrote, and writes the tables that it does not know of.
 *
 * Every change asserts that it found something to change: a new version of the generator that writes other text fails here,
 * loudly, and not in somebody's bundle.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationTables } from './operationTables.ts';
import { importSingly, splitSchemas } from './splitSchemas.ts';

const root = new URL('../src/generated/', import.meta.url).pathname;
const header =
  '/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */\n';

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .toSorted();

let changes = 0;
const replace = (
  text: string,
  pattern: RegExp,
  by: string | ((...groups: string[]) => string),
): string =>
  text.replace(pattern, (...args: string[]) => {
    changes++;
    return typeof by === 'string' ? by : by(...args);
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

/** The fetcher is told which operation it runs: it names it in errors and knows whose answers to check. */
const withOperationId = (text: string): string =>
  replace(
    text
      .replaceAll('Parameters<typeof fetcher>[1]', 'Parameters<typeof fetcher>[2]')
      .replaceAll('=> unknown> = Parameters<T>[1]', '=> unknown> = Parameters<T>[2]'),
    /export const (\w+) = async \(((?:(?!\nexport )[\s\S])*?)return fetcher<([^\n]*)>\(/g,
    (_all, name = '', between = '', type = '') =>
      `export const ${name} = async (${between}return fetcher<${type}>('${name}', `,
  );

/** `noUncheckedIndexedAccess` holds for generated code too. */
const withForOf = (text: string): string =>
  replace(
    text,
    /for \(let (i\d+) = 0; \1 < ([\w.]+)\.length; \1\+\+\) \{\n(\s*)const (item\d+) = \2\[\1\];/g,
    (_all, _i, list = '', _space, item = '') => `for (const ${item} of ${list}) {`,
  );

/** A hook's error is what its operation declares, narrowed by status and errorCode (src/runtime/errors.ts). */
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

const tables = operationTables(header);
const known = tables.operationIds;
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
/** `getGetCalendarItemSuspenseQueryOptions` belongs to `getCalendarItem`. */
function operationOf(declared: string): string | undefined {
  const core = declared.replace(/^(?:get|use|prefetch|invalidate)(?=[A-Z])/, '');
  const bare = core.replace(
    /(?:Suspense|Infinite|Query|Mutation|Options|Key|Url|Error|Result|Body|Variables)+$/,
    '',
  );
  return [declared, lowerFirst(core), lowerFirst(bare)].find((name) => known.has(name));
}

for (const file of filesOf('client')) {
  const path = join(root, file);
  let text = readFileSync(path, 'utf8');
  text = withErrors(withForOf(withOperationId(withoutHeaderMerging(text))));
  if (text.includes('getHeaders('))
    throw new Error(
      `${file}: a header merge is left; codegen/finish.ts no longer fits the generator.`,
    );
  if (/return fetcher<[^(]*>\((?!')/.test(text))
    throw new Error(`${file}: a call without its operationId is left.`);
  for (const [, name = ''] of text.matchAll(/return fetcher<[^\n]*>\('(\w+)'/g))
    if (!known.has(name))
      throw new Error(`${file}: a call names ${name}, which is no operation of the description.`);
  if (/= ErrorBody\b/.test(text))
    throw new Error(`${file}: an error type is left that does not narrow.`);
  if (text.includes('OperationError<'))
    text = text.replace(
      /(import \{ fetcher \} from '[^']+';)/,
      `$1\nimport type { OperationError } from '../../../runtime/operationError.ts';`,
    );
  text = text.replace(/import type \{\n {2}ErrorBody\n\} from '[^']+';\n\n/, '');
  writeFileSync(path, text);
}
if (changes === 0)
  throw new Error('codegen/finish.ts changed nothing; the generator writes other text now.');

/** The example of a file is text; the mock answers it as a file. */
const withFiles = (text: string): string => {
  const out = text.replace(/\(\): Blob => \((".*")\)/g, '(): Blob => new Blob([$1])');
  if (out.includes('(): Blob => ('))
    throw new Error(
      'A mock is left that answers text for a file; codegen/finish.ts no longer fits.',
    );
  return out;
};

// The msw output repeats the clients; only the handlers are wanted.
for (const file of filesOf('msw')) {
  const path = join(root, file);
  if (file.endsWith('.msw.ts')) writeFileSync(path, withFiles(readFileSync(path, 'utf8')));
  else if (!file.startsWith('msw/model/')) rmSync(path);
}

// An example is text, and a picture's mock answers a Blob.
for (const file of filesOf('msw').filter((file) => file.endsWith('.msw.ts'))) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8').replace(
    /\(\): Blob => \((".*")\)$/gm,
    '(): Blob => new Blob([$1])',
  );
  if (text.includes('(): Blob => ('))
    throw new Error(`${file}: a mock of a Blob is left; codegen/finish.ts no longer fits.`);
  writeFileSync(path, text);
}

const schemas = splitSchemas(readFileSync(join(root, 'zod/api.schemas.ts'), 'utf8'), header);
rmSync(join(root, 'zod/api.schemas.ts'));
for (const file of filesOf('zod')) {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(
    '= new RegExp(',
    '= /*#__PURE__*/ new RegExp(',
  );
  writeFileSync(join(root, file), importSingly(text));
}
mkdirSync(join(root, 'zod/schemas'), { recursive: true });
for (const [file, text] of schemas) writeFileSync(join(root, 'zod/schemas', file), text);

const models = filesOf('model')
  .map((file) => file.slice('model/'.length))
  .filter((file) => file !== 'index.ts');
writeFileSync(
  join(root, 'types.ts'),
  header +
    models.map((file) => `export type * from './model/${file}';\n`).join('') +
    `export type { OperationErrorCodes } from './errorCodes.ts';\nexport type { OperationId } from './operations.ts';\n`,
);
for (const [file, text] of Object.entries(tables.files)) writeFileSync(join(root, file), text);

const mswTags = filesOf('msw').filter((file) => file.endsWith('.msw.ts'));
const upperCamel = (tag: string) =>
  tag.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
const mocks = mswTags.map((file) => {
  const tag = file.split('/')[1] ?? '';
  return { file, name: `get${upperCamel(tag)}Mock` };
});
for (const { file, name } of mocks)
  if (!readFileSync(join(root, file), 'utf8').includes(`export const ${name} =`))
    throw new Error(`${file}: ${name} is missing; codegen/finish.ts no longer fits the generator.`);
writeFileSync(
  join(root, 'msw.ts'),
  `${header}${mocks.map(({ file, name }) => `import { ${name} } from './${file}';\n`).join('')}
/** Handlers for msw that answer every call with its first example. */
export const handlers = [
${mocks.map(({ name }) => `  ...${name}(),\n`).join('')}];
`,
);
