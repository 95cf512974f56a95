import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parsedJson } from './parsedJson.ts';
import type { GivenAnswer } from './recorder.ts';
import type { Mismatch } from './results.ts';

interface Operation {
  operationId?: string;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
}

/** The description that comes with this package, seen from its sources and from its build. */
export const packagedDescription = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? import.meta.resolve('@studio-portal/api-spec/openapi.json')
    : new URL('./openapi.json', import.meta.url),
);

const documentId = 'description';
const jsonType = 'application/json';
/** More faults of one answer than these help nobody. */
const most = 10;

/** Checks an answer against the schema that the description has for its operation and status. */
export type SchemaCheck = (operationId: string, answer: GivenAnswer) => Mismatch[];

/** A backend may answer more fields than are described: who does not know them passes over them. */
const open = (key: string, value: unknown): unknown =>
  key === 'additionalProperties' && value === false ? undefined : value;

/**
 * Reads the description.
 * @throws Error when the package was not built
 */
export function schemaCheck(): SchemaCheck {
  const description: Description = JSON.parse(readFileSync(packagedDescription, 'utf8'), open);
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false, verbose: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...description, $id: documentId }, documentId);
  const compiled = new Map<string, ValidateFunction | null>();
  const validatorOf = (operationId: string, status: number) => {
    const key = `${operationId} ${status}`;
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const pointer = pointerTo(description, operationId, status);
    const made = pointer === null ? null : ajv.compile({ $ref: `${documentId}#${pointer}` });
    compiled.set(key, made);
    return made;
  };
  return (operationId, { status, body }) => {
    const validate = validatorOf(operationId, status);
    if (!validate) return [];
    const value = parsedJson(body);
    if (value === undefined)
      return [{ where: 'body', expected: 'JSON', actual: body, says: 'The answer is no JSON.' }];
    if (validate(value)) return [];
    const faults = (validate.errors ?? []).filter(({ keyword, params }) => {
      // The branches of a oneOf say what is wrong with each; that null would have passed, too, helps nobody.
      return keyword !== 'oneOf' && !(keyword === 'type' && params['type'] === 'null');
    });
    return (faults.length > 0 ? faults : (validate.errors ?? [])).slice(0, most).map(asMismatch);
  };
}

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Where the description has the JSON of an answer; null when it has none. */
function pointerTo({ paths }: Description, operationId: string, status: number): string | null {
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item)) {
      if (operation.operationId !== operationId) continue;
      if (!operation.responses[status]?.content?.[jsonType]) return null;
      return `/paths/${escaped(path)}/${method}/responses/${status}/content/${escaped(jsonType)}/schema`;
    }
  return null;
}

function asMismatch({ instancePath, message, params, data, keyword }: ErrorObject): Mismatch {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('');
  const allowed: unknown = params['allowedValues'];
  const expected = Array.isArray(allowed) ? allowed.join(' or ') : (message ?? keyword);
  return {
    where: `$${path}`,
    expected,
    actual: JSON.stringify(data),
    says: `The schema of the description: ${message ?? keyword}.`,
  };
}
