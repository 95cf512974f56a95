import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { derivedErrorNames, errorCatalogue, errorsBeforeOperations } from '../error-catalogue.js';

const spec = new URL('../..', import.meta.url).pathname;
const redocly = new URL('../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url).pathname;

interface Problem {
  ruleId: string;
  message: string;
}

/** An API description that passes all rules; each test breaks one. */
const good = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1.0.0', license: { name: 'x', identifier: 'LicenseRef-x' } },
  servers: [{ url: '/' }],
  security: [],
  tags: [{ name: 'things', description: 'Things.' }],
  components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'SESSION' } } },
};

const json = (schema: object, example: unknown) => ({
  content: { 'application/json': { schema, examples: { one: { value: example } } } },
});
interface GoodOperation {
  [part: string]: unknown;
  'x-errors': string[];
  responses: Record<string, object>;
}

const early = new Set(errorsBeforeOperations.map(([name]) => name));

/** Builds an operation that lists all errors of the catalogue except one. */
const operationNamingOtherErrors = (unnamed: string): object => ({
  ...goodOperation(),
  operationId: 'listThings',
  'x-errors': [...errorCatalogue.keys()].filter(
    (name) => !derivedErrorNames.has(name) && !early.has(name) && name !== unnamed,
  ),
});

/** Builds a valid member operation with a path parameter. */
export const goodOperation = (): GoodOperation => ({
  operationId: 'getThing',
  tags: ['things'],
  summary: 'One thing',
  description: 'For anybody logged in. Things of others are not found.',
  security: [{ session: [] }],
  'x-errors': ['studioNotFound'],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'integer', minimum: 1, maximum: 9 },
      example: 1,
    },
  ],
  responses: {
    '200': {
      description: 'The thing.',
      ...json(
        {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', maxLength: 9 } },
        },
        { name: 'a' },
      ),
    },
  },
});

/** Lints an operation in a temporary source folder and returns the problems found by our own rules. */
export function lint(
  operation: object,
  { method = 'get', folder = 'things', address = '/things/{id}', unnamed = '', other = {} } = {},
): Problem[] {
  const root = mkdtempSync(join(spec, '.lint-'));
  try {
    const path = `resources/${folder}/paths/things_id.yaml`;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify({ [method]: operation }));
    const beside = 'resources/things/paths/other_id.yaml';
    mkdirSync(dirname(join(root, beside)), { recursive: true });
    writeFileSync(
      join(root, beside),
      JSON.stringify({ get: { ...operationNamingOtherErrors(unnamed), ...other } }),
    );
    const paths = { [address]: { $ref: `./${path}` }, '/other/{id}': { $ref: `./${beside}` } };
    const description = { ...good, paths };
    writeFileSync(join(root, 'openapi.yaml'), JSON.stringify(description));
    const config = join(spec, 'redocly.yaml');
    const out = run([
      redocly,
      'lint',
      join(root, 'openapi.yaml'),
      '--config',
      config,
      '--format',
      'json',
    ]);
    const report: { problems: Problem[] } = JSON.parse(out);
    return report.problems.filter(({ ruleId }) => ruleId.startsWith('studio/'));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function run(args: string[]): string {
  try {
    return execFileSync(process.execPath, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
    });
  } catch (failure) {
    // The linter exits with 1 if it finds problems, and still prints the report.
    if (failure instanceof Error && 'stdout' in failure && typeof failure.stdout === 'string')
      return failure.stdout;
    throw failure;
  }
}
