import {
  earlyErrorCodes,
  json,
  type Operation,
  operationFileName,
  operations,
  typeName,
} from './description.ts';

type Answer = Operation['answers'][number];

const tags = [...new Set(operations.map(({ tag }) => tag))].toSorted();

const union = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => `'${text}'`).join(' | ');

/** Returns a line of the table for each operation that has one. */
const lines = (line: (operation: Operation) => string | false | undefined, of = operations) =>
  of
    .flatMap((operation) => line(operation) || [])
    .map((text) => `  ${text}\n`)
    .join('');

/** Returns the members of an interface: a union of names for each status of each operation. */
const byStatus = (names: (answer: Answer) => readonly string[]) =>
  lines(({ id, answers }) => {
    const found = answers.filter((answer) => names(answer).length > 0);
    return `${id}: { ${found.map((answer) => `${answer.status}: ${union(names(answer))}`).join('; ')} };`;
  });

const isProtected = ({ answers }: Operation) =>
  answers.some(({ codes }) => codes.includes('botprotection.error.failed'));

/** Files that orval does not write: path below src/generated → text. */
export const tables: Record<string, string> = {
  'operations.ts': `import type { OperationRow } from '../runtime/operationRow.ts';

/** Every operation: its address, its declared statuses, and its special properties. */
export const operations = {
${lines(({ id, answers: _, documentation: __, forFamily: ___, isPaged: ____, ...row }) => `${id}: ${JSON.stringify(row)},`)}} as const satisfies Record<string, OperationRow>;

export type { OperationRow };
export type OperationId = keyof typeof operations;
`,
  'errorCodes.ts': `/** Error codes that each operation declares, by status. */
export interface OperationErrorCodes {
${byStatus(({ codes }) => codes)}}

/** Error codes of requests that the backend rejects before any operation runs. */
export type EarlyErrorCode = ${earlyErrorCodes.map((code) => `'${code}'`).join(' | ')};
`,
  'exampleNames.ts': `/** Names of each call's examples, by status: error codes, or the names of success examples. */
export interface ExampleNames {
${byStatus(({ examples }) => Object.keys(examples))}}
`,
  'answers.ts': `import type { core } from 'zod/mini';

/** The zod schema of each operation's response, loaded on demand. */
export const answers: Readonly<Partial<Record<string, () => Promise<core.$ZodType>>>> = {
${lines(({ id, tag, answers }) => {
  const name = `${typeName({ id })}Response`;
  const isJson = answers.some(({ status, type }) => status < 300 && type === json);
  return isJson && `${id}: async () => (await import('./zod/${tag}.ts')).${name},`;
})}};
`,
  'hosts.ts': `/** Name of an external service. */
export type HostName = ${union(operations.flatMap(({ service }) => service ?? []))};

/** Calls that go to an external service instead of the backend. */
export const hosts: Partial<Record<string, HostName>> = {
${lines(({ id, service }) => service && `${id}: '${service}',`)}};
`,
  'botProtected.ts': `/** Paths of the calls (all POST) that accept a bot-protection token, if the operator has enabled bot protection. */
export const botProtected: ReadonlySet<string> = /*#__PURE__*/ new Set([
${lines((operation) => isProtected(operation) && `'${operation.path}',`)}]);
`,
  'forFamily.ts': `/** Operation ids of the calls that accept X-Acting-For, the family member the account acts for. All other calls concern the account itself. */
export const forFamily: ReadonlySet<string> = /*#__PURE__*/ new Set([
${lines(({ id, forFamily }) => forFamily && `'${id}',`)}]);
`,
  'msw.ts': `import { createMocks } from '../runtime/mock.ts';
${tags.map((tag, index) => `import { examples as of${index} } from './msw/${tag}.ts';\n`).join('')}
export const { handlers, mock } = /*#__PURE__*/ createMocks({
${tags.map((_tag, index) => `  ...of${index},\n`).join('')}});
`,
};
for (const tag of tags) {
  const own = operations.filter((operation) => operation.tag === tag);
  const answer = ({ status, headers, examples }: Answer) =>
    `${status}: ${JSON.stringify({ headers, examples })}`;
  // One folder for all tags: editors suggest no import if a pattern in `exports` has two stars.
  const entry = (names: readonly string[]) =>
    names.map((name) => `export * from '../client/${tag}/${name}';\n`).join('');
  const calls = own.map(operationFileName);
  tables[`calls/${tag}.ts`] = entry(calls);
  tables[`api/${tag}.ts`] = entry(calls.flatMap((name) => [name, `use-${name}`]));
  tables[`msw/${tag}.ts`] = `import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<${union(own.map(({ id }) => id))}> = {
${lines(({ id, answers }) => `${id}: {\n    ${answers.map(answer).join(',\n    ')},\n  },`, own)}};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
`;
}
