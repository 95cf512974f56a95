import { examplesOf, isFile, operations } from './description.ts';

/** Tables made of the description: operations, their error codes, the schemas of their answers, and what is out of the ordinary. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The codes of one example of a refusal. */
export const codesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((item) =>
    isRecord(item) && typeof item['errorCode'] === 'string' ? [item['errorCode']] : [],
  );

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const union = (texts: Iterable<string>) =>
  [...new Set(texts)].map((text) => `'${text}'`).join(' | ');

/** File name → text, for src/generated. */
export function operationTables(header: string): Record<string, string> {
  const rows: string[] = [];
  const codes: string[] = [];
  const schemas: string[] = [];
  const protectedPaths: string[] = [];
  const forFamily: string[] = [];
  for (const { id, tag, method, path, answers, forFamily: isForFamily } of operations) {
    const statuses = answers.map(([status]) => status);
    rows.push(
      `  ${id}: { tag: '${tag}', method: '${method}', path: '${path}', statuses: [${statuses.join(', ')}] },\n`,
    );
    const perStatus = answers
      .filter(([status]) => status >= 400)
      .map(([status, { content = {} }]) => {
        const found = examplesOf(content['application/json'] ?? {}).flatMap(([, value]) =>
          codesOf(value),
        );
        if (found.length === 0)
          throw new Error(`${id}: the examples of ${status} name no errorCode.`);
        return `${status}: ${union(found)}`;
      });
    if (perStatus.some((one) => one.includes("'botprotection.error.failed'")))
      protectedPaths.push(path);
    if (isForFamily) forFamily.push(id);
    codes.push(`  ${id}: { ${perStatus.join('; ')} };\n`);
    if (answers.some(([status, { content }]) => status < 300 && content?.['application/json']))
      schemas.push(
        `  ${id}: async () => (await import('./zod/${tag}/${tag}.ts')).${upperFirst(id)}Response,\n`,
      );
  }
  const files = operations.flatMap(({ id }) => (isFile(id) ? [id] : []));
  const idempotent = operations.filter((operation) => operation.idempotent).map(({ id }) => id);
  const hosts = operations.flatMap(({ id, host }) => (host ? [{ id, host }] : []));

  return {
    'operations.ts': `${header}
export interface OperationRow {
  tag: string;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  path: string;
  statuses: readonly number[];
}

/** Every call of the description: where it is, and which statuses it declares. */
export const operations = {
${rows.join('')}} as const satisfies Record<string, OperationRow>;

export type OperationId = keyof typeof operations;
`,
    'errorCodes.ts': `${header}
/** The error codes that each operation declares, by status. */
export interface OperationErrorCodes {
${codes.join('')}}
`,
    'answers.ts': `${header}
import type { core } from 'zod/mini';

/** The zod schema of each operation's answer, loaded when it is asked for. */
export const answers: Readonly<Partial<Record<string, () => Promise<core.$ZodType>>>> = {
${schemas.join('')}};
`,
    'files.ts': `${header}
/** The calls that answer a file instead of JSON. */
export const files: ReadonlySet<string> = /*#__PURE__*/ new Set([
${files.map((id) => `  '${id}',\n`).join('')}]);
`,
    'botProtected.ts': `${header}
/** Paths of the calls (all POST) that take a token of the bot protection, where the operator has switched it on. */
export const botProtected: ReadonlySet<string> = /*#__PURE__*/ new Set([
${protectedPaths.map((path) => `  '${path}',\n`).join('')}]);
`,
    'forFamily.ts': `${header}
/** The calls whose answer is about the person whom the account acts for (X-Acting-For); every other one is about the account itself. */
export const forFamily: ReadonlySet<string> = /*#__PURE__*/ new Set([
${forFamily.map((id) => `  '${id}',\n`).join('')}]);
`,
    'idempotent.ts': `${header}
/** The calls that take an Idempotency-Key: given one, they may be sent again. */
export const idempotent: ReadonlySet<string> = /*#__PURE__*/ new Set([
${idempotent.map((id) => `  '${id}',\n`).join('')}]);
`,
    'hosts.ts': `${header}
/** A service beside the backend. */
export type HostName = ${union(hosts.map(({ host }) => host))};

/** The calls that go to such a service instead of the backend. */
export const hosts: Partial<Record<string, HostName>> = {
${hosts.map(({ id, host }) => `  ${id}: '${host}',\n`).join('')}};
`,
  };
}
