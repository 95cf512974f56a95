import { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';
import {
  describedOperation,
  isObject,
  jsonContent,
  operationParameters,
  serverPrefix,
  resolveSchema,
  type DescribedParameter,
  type Json,
  type JsonObject,
  type Schema,
} from './description.ts';
import { toSdkValue } from './sdkValue.ts';
import { fieldSchema } from './schema.ts';
import type { ErrorRow, SuccessRow } from './table.ts';
import type { WireRequest } from './wire.ts';

/** Generated SDK module of a tag: calls by operationId. */
type Calls = Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>;

/** Violates every pattern for tenants. */
const invalidTenant = 'Not a tenant';

/** Formats that validators enforce; `password` is not enforced. */
const checkedFormats = new Set<string | undefined>(['date', 'date-time', 'email', 'uuid']);

/** Returns a value that the schema rejects. */
function invalidValue(schema: Schema): Json {
  const {
    type,
    enum: values,
    minimum,
    minLength = 1,
    maxLength = 0,
    ...rest
  } = resolveSchema(schema);
  const kind = Array.isArray(type) ? type[0] : type;
  if (values) return 'NONE_OF_THEM';
  if (kind === 'integer' || kind === 'number') return (minimum ?? 0) - 1;
  if (kind !== 'string') return 'of another kind';
  const looksLikeNothing = '!'.repeat(minLength);
  const allowed =
    !checkedFormats.has(rest.format) &&
    (!rest.pattern || new RegExp(rest.pattern, 'u').test(looksLikeNothing));
  return allowed ? '!'.repeat(maxLength + 1) : looksLikeNothing;
}

const toText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns the required parameters in one place plus the invalid one. */
function parameterValues(
  parameters: readonly DescribedParameter[],
  place: 'path' | 'query',
  field: string,
): [name: string, value: Json][] {
  return parameters
    .filter((one) => one.in === place && (one.required || one.name === field))
    .map((one) => [one.name, one.name === field ? invalidValue(one.schema) : one.example]);
}

/**
 * Returns the first example of the request body, with the field made invalid if it belongs to the
 * body; null without a JSON object.
 */
function exampleBody(id: OperationId, field: string): { body: JsonObject; schema: Schema } | null {
  const json = jsonContent(describedOperation(id).requestBody);
  const [example] = json?.examples.values() ?? [];
  if (!json || example === undefined || !isObject(example)) return null;
  const schema = resolveSchema(json.schema);
  if (!Object.hasOwn(schema.properties ?? {}, field)) return { body: example, schema };
  const wrong = invalidValue(fieldSchema({ ...schema, type: 'object' }, field));
  return { body: { ...example, [field]: wrong }, schema };
}

/**
 * Converts the body to SDK input: days and instants become `Date`, the invalid field stays as is.
 */
function toSdkBody({ body, schema }: { body: JsonObject; schema: Schema }, field: string): object {
  const entries = Object.entries(body).map(([name, value]) => [
    name,
    name === field ? value : toSdkValue(fieldSchema({ ...schema, type: 'object' }, name), value),
  ]);
  return Object.fromEntries(entries);
}

const isScalar = (schema: Schema): boolean => {
  const { type } = resolveSchema(schema);
  return type !== 'array' && type !== 'object';
};

/** Returns the scalar fields of path, query and JSON body; lists and objects are skipped. */
function scalarFields(id: OperationId): string[] {
  const json = jsonContent(describedOperation(id).requestBody);
  const properties = Object.entries(json ? (resolveSchema(json.schema).properties ?? {}) : {});
  return [
    ...operationParameters(id)
      .filter(({ in: place, schema }) => place !== 'header' && isScalar(schema))
      .map(({ name }) => name),
    ...properties.filter(([, schema]) => isScalar(schema)).map(([name]) => name),
  ];
}

/**
 * Builds one request per scalar field, each with that field invalid. Operations without input send
 * an invalid tenant instead. Login has none here: its Authorization header is covered by its own
 * row.
 * @param success successful row that supplies session and tenant
 */
export function invalidRequests(id: OperationId, success: SuccessRow): ErrorRow[] {
  if ('Authorization' in success.request.headers) return [];
  const fields = scalarFields(id);
  return fields.length === 0
    ? [requestWithInvalidTenant(success)]
    : fields.map((field) => invalidRequest(id, field, success));
}

function requestWithInvalidTenant({ call, request }: SuccessRow): ErrorRow {
  return {
    given: [],
    context: { tenant: invalidTenant },
    call,
    request: { ...request, headers: { ...request.headers, 'X-Tenant': invalidTenant } },
    typedArgs: [{ type: 'FIELD', value: 'X-Tenant' }],
  };
}

function invalidRequest(id: OperationId, field: string, { request }: SuccessRow): ErrorRow {
  const parameters = operationParameters(id);
  const path = parameterValues(parameters, 'path', field);
  const query = parameterValues(parameters, 'query', field);
  const body = exampleBody(id, field);
  const args = [
    ...path.map(([, value]) => value),
    ...(body ? [toSdkBody(body, field)] : []),
    ...(query.length > 0 ? [Object.fromEntries(query)] : []),
  ];
  const { body: _body, injectedBody: _from, file: _file, ...rest } = request;
  const wire: WireRequest = {
    ...rest,
    path: path.reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(toText(value))),
      serverPrefix(id) + operations[id].path,
    ),
    query: Object.fromEntries(query.map(([name, value]) => [name, toText(value)])),
    ...(body && { body: body.body }),
  };
  const typedArgs = [{ type: 'FIELD', value: field }] as const;
  return { when: field, given: [], call: () => callSdk(id, args), request: wire, typedArgs };
}

/** Calls an SDK function by operationId. */
async function callSdk(id: OperationId, args: readonly unknown[]): Promise<unknown> {
  const calls: Calls = await import(`@studio-portal/sdk/api/${operations[id].tag}`);
  const call = calls[id];
  if (!call) throw new Error(`The SDK has no ${id}.`);
  return call(...args);
}
