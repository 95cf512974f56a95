/** Validates requests and responses against the schemas of the description. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldError } from './apiError.ts';
import { isCalendarDay } from '../time.ts';
import { coerceParameters } from './coerceParameters.ts';
import { findFoldedFields, type FoldedField, foldFields } from './foldFields.ts';
import { findListLimits, type ListLimit, shortenLists } from './listLimits.ts';
import { type Description, jsonType, type Operation, type ParameterPlace } from './operations.ts';

type Values = Record<string, unknown>;

export type Validator = {
  /**
   * Validates path, query or headers of a request. Converts values to their declared types, folds marked ones and fills
   * in defaults, in place.
   * @returns one error per invalid parameter
   */
  parameters(operation: Operation, place: ParameterPlace, values: Values): FieldError[];
  /**
   * Folds the marked fields of a body in place, then validates it.
   * @returns one error per invalid field
   */
  body(operation: Operation, body: unknown): FieldError[];
  /** Shortens each list of a response to the `maxItems` of the description, in place. */
  limitLists(operation: Operation, status: number, body: unknown): void;
  /** @returns the deviation of a response from the description; null if it conforms */
  answer(operation: Operation, status: number, body: unknown): string | null;
};

const documentId = 'description';

/** Compiles schemas lazily to keep the start fast. */
export function createValidator(description: Description): Validator {
  const strict = createAjv(description);
  const filling = createAjv(description, { useDefaults: true });
  const compiled = new Map<string, ValidateFunction>();
  const foldedFields = new Map<string, FoldedField[]>();
  const listLimits = new Map<string, ListLimit[]>();

  const compile = (key: string, make: () => ValidateFunction): ValidateFunction => {
    const known = compiled.get(key);
    if (known) return known;
    const validate = make();
    compiled.set(key, validate);
    return validate;
  };

  return {
    parameters(operation, place, values) {
      const validate = compile(`${operation.id} ${place}`, () =>
        filling.compile(parameterSchema(operation, place)),
      );
      coerceParameters(operation, place, values);
      return validate(values) ? [] : toFieldErrors(validate.errors ?? []);
    },
    body(operation, body) {
      const schema = { $ref: operation.body };
      const folded = foldedFields.get(operation.id) ?? findFoldedFields(description, schema);
      foldedFields.set(operation.id, folded);
      foldFields(body, folded);
      const validate = compile(`${operation.id} body`, () =>
        strict.compile({ $ref: documentId + operation.body }),
      );
      return validate(body) ? [] : toFieldErrors(validate.errors ?? []);
    },
    limitLists(operation, status, body) {
      const schema = operation.answers.get(status)?.schema ?? null;
      if (schema === null) return;
      const limits = listLimits.get(schema) ?? findListLimits(description, { $ref: schema });
      listLimits.set(schema, limits);
      shortenLists(body, limits);
    },
    answer(operation, status, body) {
      const described = operation.answers.get(status);
      if (!described) return `${operation.id} does not declare status ${status}`;
      if (described.schema === null)
        return body === undefined ? null : `${operation.id} declares no body for ${status}`;
      // A file has no fields to validate.
      if (body instanceof Uint8Array && described.mediaType !== jsonType) return null;
      const { schema } = described;
      const validate = compile(`${operation.id} ${status}`, () =>
        strict.compile({ $ref: documentId + schema }),
      );
      if (!validate(body))
        return `${operation.id} ${status}: ${strict.errorsText(validate.errors)}`;
      const stray = errorCodes(body).find((code) => !described.errorCodes.has(code));
      return status >= 400 && stray !== undefined
        ? `${operation.id} ${status} does not declare errorCode ${stray}`
        : null;
    },
  };
}

/** Creates a validator that knows the formats and the schemas of the description. */
export function createAjv(
  description: Description,
  options: { useDefaults?: boolean; verbose?: boolean } = {},
): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    strict: false,
    logger: false,
    // The linter has validated the description.
    validateSchema: false,
  });
  addFormats.default(ajv);
  ajv.addFormat('date', isCalendarDay);
  ajv.addSchema({ ...description, $id: documentId }, documentId);
  return ajv;
}

function parameterSchema(operation: Operation, place: ParameterPlace): Values {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    // Ajv fills in a default only if it is beside the reference.
    properties: Object.fromEntries(
      parameters.map((parameter) => [
        parameter.name,
        { $ref: documentId + parameter.schema, default: parameter.default },
      ]),
    ),
  };
}

/** Reports one error per field: users fix fields, not schema keywords. */
function toFieldErrors(errors: ErrorObject[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    const field = fieldPath(error);
    if (!byField.has(field)) byField.set(field, { field, message: errorMessage(error) });
  }
  return [...byField.values()];
}

/**
 * Says which field is wrong and what is expected, for people who write the JSON: `studios[0].id must be integer`.
 * @param whole name of the document, for errors that belong to no field
 */
export function describeError(error: ErrorObject, whole: string): string {
  const expected: unknown = error.parentSchema?.description;
  const hint = typeof expected === 'string' ? ` (${expected})` : '';
  return `${fieldPath(error, whole)} ${errorMessage(error)}${hint}`;
}

/** Returns the JSON path of the field: `customerData.dateOfBirth`, `categoryId[0]`. @param whole name of the whole */
function fieldPath(error: ErrorObject, whole = 'body'): string {
  const parts = error.instancePath.split('/').slice(1).map(unescapePointer);
  const { missingProperty, additionalProperty } = error.params;
  const property: unknown = missingProperty ?? additionalProperty;
  if (typeof property === 'string') parts.push(property);
  const path = parts
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
  return path === '' ? whole : path;
}

function errorMessage(error: ErrorObject): string {
  if (error.keyword === 'required') return 'is required';
  if (error.keyword === 'additionalProperties') return 'is not known here';
  if (error.keyword === 'enum')
    return `must be one of ${[error.params.allowedValues].flat().join(', ')}`;
  return error.message ?? 'is not as described';
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function errorCodes(body: unknown): string[] {
  return [body]
    .flat()
    .flatMap((item: unknown) =>
      typeof item === 'object' && item !== null && 'errorCode' in item
        ? [String(item.errorCode)]
        : [],
    );
}
