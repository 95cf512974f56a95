import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { packagedDescription } from './description.ts';
import { parseJson } from './parseJson.ts';
import type { GivenAnswer } from './recorder.ts';
import type { Mismatch } from './results.ts';

interface Operation {
  operationId?: string;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
}

const documentId = 'description';
const jsonType = 'application/json';
/** Limits the mismatches per response; more would not help. */
const maxMismatches = 10;

/** Checks the body of a response. */
type BodyCheck = (body: string) => Mismatch[];

/** Checks a response against the schema of its operation and status. */
export type SchemaCheck = (operationId: string, answer: GivenAnswer) => Mismatch[];

/** Backends may add fields: consumers ignore unknown ones. */
const allowExtraFields = (key: string, value: unknown): unknown =>
  key === 'additionalProperties' && value === false ? undefined : value;

/**
 * Loads the API description and creates the check.
 * @throws Error if the package was not built
 */
export function schemaCheck(): SchemaCheck {
  const description: Description = JSON.parse(
    readFileSync(packagedDescription, 'utf8'),
    allowExtraFields,
  );
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false, verbose: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...description, $id: documentId }, documentId);
  const checks = new Map<string, BodyCheck>();
  const buildCheck = (operationId: string, status: number): BodyCheck => {
    const found = findContent(description, operationId, status);
    if (!found) return () => [];
    const { mediaType, pointer } = found;
    if (mediaType !== jsonType) return fileMismatches;
    const validate = ajv.compile({ $ref: `${documentId}#${pointer}/schema` });
    return (body) => jsonMismatches(validate, body);
  };
  return (operationId, { status, body }) => {
    const key = `${operationId} ${status}`;
    const check = checks.get(key) ?? buildCheck(operationId, status);
    checks.set(key, check);
    return check(body);
  };
}

function jsonMismatches(validate: ValidateFunction, body: string): Mismatch[] {
  const value = parseJson(body);
  if (value === undefined)
    return [{ where: 'body', expected: 'JSON', actual: body, says: 'The response is not JSON.' }];
  if (validate(value)) return [];
  const faults = (validate.errors ?? []).filter(({ keyword, params }) => {
    // Errors of the `oneOf` branches are more specific, and a hint that null is valid too would
    // not help.
    return keyword !== 'oneOf' && !(keyword === 'type' && params['type'] === 'null');
  });
  return (faults.length > 0 ? faults : (validate.errors ?? []))
    .slice(0, maxMismatches)
    .map(toMismatch);
}

const fileMismatches: BodyCheck = (body) =>
  body === ''
    ? [{ where: 'body', expected: 'a file', actual: 'nothing', says: 'The file is empty.' }]
    : [];

const escapePointer = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the media type of a response and the JSON pointer to its content; null without any. */
function findContent(
  { paths }: Description,
  operationId: string,
  status: number,
): { mediaType: string; pointer: string } | null {
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item)) {
      if (operation.operationId !== operationId) continue;
      const [mediaType] = Object.keys(operation.responses[status]?.content ?? {});
      if (mediaType === undefined) return null;
      const pointer = `/paths/${escapePointer(path)}/${method}/responses/${status}/content/${escapePointer(mediaType)}`;
      return { mediaType, pointer };
    }
  return null;
}

function toMismatch({ instancePath, message, params, data, keyword }: ErrorObject): Mismatch {
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
    says: `API description: ${message ?? keyword}.`,
  };
}
