/** Validates requests and answers against the description, with the schemas exactly as it has them. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldFault } from './fault.ts';
import { isCalendarDay } from '../time.ts';
import { readTexts } from './readTexts.ts';
import { type Description, json, type Operation, type ParameterPlace } from './operations.ts';

type Values = Record<string, unknown>;

export type Validator = {
  /**
   * Checks path, query or headers of a request. Values are read as what they are described as, in place, and defaults
   * filled in.
   * @returns one fault for each parameter that is not as described
   */
  parameters(operation: Operation, place: ParameterPlace, values: Values): FieldFault[];
  /** @returns one fault for each field of a body that is not as described; the body is taken as it is */
  body(operation: Operation, body: unknown): FieldFault[];
  /** @returns what is wrong with an answer; null when it is as described */
  answer(operation: Operation, status: number, body: unknown): string | null;
};

const documentId = 'description';

/** Compiles lazily: a start should not wait for schemas that nobody asks for. */
export function createValidator(description: Description): Validator {
  const strict = createAjv(description, {});
  const filling = createAjv(description, { useDefaults: true });
  const compiled = new Map<string, ValidateFunction>();

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
      readTexts(operation, place, values);
      return validate(values) ? [] : fieldFaults(validate.errors ?? []);
    },
    body(operation, body) {
      const validate = compile(`${operation.id} body`, () =>
        strict.compile({ $ref: documentId + operation.body }),
      );
      return validate(body) ? [] : fieldFaults(validate.errors ?? []);
    },
    answer(operation, status, body) {
      const described = operation.answers.get(status);
      if (!described) return `${operation.id} does not declare status ${status}`;
      if (described.schema === null)
        return body === undefined ? null : `${operation.id} declares no body for ${status}`;
      // A file has no fields.
      if (body instanceof Uint8Array && described.mediaType !== json) return null;
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

function createAjv(description: Description, options: { useDefaults?: boolean }): Ajv2020 {
  const ajv = new Ajv2020({ ...options, allErrors: true, strict: false, logger: false });
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
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [name, { $ref: documentId + schema }]),
    ),
  };
}

/** One fault a field: a reader mends fields, not schema keywords. */
function fieldFaults(errors: ErrorObject[]): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (!faults.has(field)) faults.set(field, { field, message: messageOf(error) });
  }
  return [...faults.values()];
}

/** JSON path of the field: `customerData.dateOfBirth`, `categoryId[0]`; `body` for the whole body. */
function fieldOf(error: ErrorObject): string {
  const parts = error.instancePath.split('/').slice(1).map(unescapePointer);
  const { missingProperty, additionalProperty } = error.params;
  const named: unknown = missingProperty ?? additionalProperty;
  if (typeof named === 'string') parts.push(named);
  const path = parts
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
  return path === '' ? 'body' : path;
}

function messageOf(error: ErrorObject): string {
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
