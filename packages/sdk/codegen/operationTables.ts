import { readFileSync } from 'node:fs';

/** Reads the bundled description and writes four tables: operations, their error codes, the schemas of their answers, and which have a host of their own. */

interface Media {
  examples?: Record<string, { $ref?: string; value?: unknown }>;
  schema?: object;
}
interface Operation {
  operationId: string;
  tags: [string];
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Server {
  variables?: Record<string, object>;
}
interface Description {
  paths: Record<string, Record<string, Operation> & { servers?: [Server] }>;
  components: { examples: Record<string, { value: unknown }> };
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const codesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((item) =>
    isRecord(item) && typeof item.errorCode === 'string' ? [item.errorCode] : [],
  );

/** A path outside the backend names its host as the one variable of its server. */
function hostOf(path: string, { variables = {} }: Server): string {
  const [host, ...others] = Object.keys(variables);
  if (host === undefined || others.length > 0)
    throw new Error(`${path}: its server must have one variable, the name of the host.`);
  return host;
}

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export function operationTables(header: string): {
  operationIds: Set<string>;
  files: Record<string, string>;
} {
  const description: Description = JSON.parse(
    readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
  );
  const rows: string[] = [];
  const codes: string[] = [];
  const answers: string[] = [];
  const hosts: [id: string, host: string][] = [];
  const operationIds = new Set<string>();
  const valueOf = (example: { $ref?: string; value?: unknown }) =>
    example.$ref
      ? description.components.examples[example.$ref.split('/').at(-1) ?? '']?.value
      : example.value;

  for (const [path, item] of Object.entries(description.paths))
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const { operationId: id, tags, responses } = operation;
      operationIds.add(id);
      if (item.servers) hosts.push([id, hostOf(path, item.servers[0])]);
      const statuses = Object.keys(responses).map(Number);
      rows.push(
        `  ${id}: { tag: '${tags[0]}', method: '${method.toUpperCase()}', path: '${path}', statuses: [${statuses.join(', ')}] },\n`,
      );
      const perStatus = statuses
        .filter((status) => status >= 400)
        .map((status) => {
          const examples = Object.values(
            responses[status]?.content?.['application/json']?.examples ?? {},
          );
          const found = [...new Set(examples.map(valueOf).flatMap(codesOf))];
          if (found.length === 0)
            throw new Error(`${id}: the examples of ${status} name no errorCode.`);
          return `${status}: ${found.map((code) => `'${code}'`).join(' | ')}`;
        });
      codes.push(`  ${id}: { ${perStatus.join('; ')} };\n`);
      if (
        statuses.some((status) => status < 300 && responses[status]?.content?.['application/json'])
      ) {
        answers.push(
          `  ${id}: async () => (await import('./zod/${tags[0]}/${tags[0]}.ts')).${upperFirst(id)}Response,\n`,
        );
      }
    }

  return {
    operationIds,
    files: {
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
/** The zod schema of each operation's answer, loaded when it is asked for. */
export const answers = {
${answers.join('')}};
`,
      'hosts.ts': `${header}
/** A service beside the backend. */
export type HostName = ${[...new Set(hosts.map(([, host]) => `'${host}'`))].join(' | ')};

/** The calls that go to such a service instead of the backend. */
export const hosts: Partial<Record<string, HostName>> = {
${hosts.map(([id, host]) => `  ${id}: '${host}',\n`).join('')}};
`,
    },
  };
}
