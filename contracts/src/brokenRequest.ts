import { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';
import {
  describedOperation,
  isObject,
  jsonOf,
  parametersOf,
  prefixOf,
  resolveSchema,
  type DescribedParameter,
  type Json,
  type JsonObject,
  type Schema,
} from './description.ts';
import { asReceived } from './received.ts';
import { fieldOf } from './schema.ts';
import type { ErrorRow, SuccessRow } from './table.ts';
import type { WireRequest } from './wire.ts';

/** The SDK's module of a tag: its calls by operationId. */
type Calls = Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>;

/** A tenant name that no pattern allows. */
const noTenant = 'Not a tenant';

/** Formats that a validator holds text to; `password` is none of them. */
const checkedFormats = new Set<string | undefined>(['date', 'date-time', 'email', 'uuid']);

/** A value that a schema does not allow. */
function broken(schema: Schema): Json {
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

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The values of an operation's parameters of one place: those that it needs, and the one that is broken. */
function valuesOf(
  parameters: readonly DescribedParameter[],
  place: 'path' | 'query',
  field: string,
): [name: string, value: Json][] {
  return parameters
    .filter((one) => one.in === place && (one.required || one.name === field))
    .map((one) => [one.name, one.name === field ? broken(one.schema) : one.example]);
}

/** The first example of a request's body, with one field broken if it is one of the body. */
function bodyFor(id: OperationId, field: string): { body: JsonObject; schema: Schema } | null {
  const json = jsonOf(describedOperation(id).requestBody);
  const [example] = json?.examples.values() ?? [];
  if (!json || example === undefined || !isObject(example)) return null;
  const schema = resolveSchema(json.schema);
  if (!Object.hasOwn(schema.properties ?? {}, field)) return { body: example, schema };
  const wrong = broken(fieldOf({ ...schema, type: 'object' }, field));
  return { body: { ...example, [field]: wrong }, schema };
}

/** The body as an application hands it over: days and instants as `Date`, what is broken as it is. */
function handedOver({ body, schema }: { body: JsonObject; schema: Schema }, field: string): object {
  const entries = Object.entries(body).map(([name, value]) => [
    name,
    name === field ? value : asReceived(fieldOf({ ...schema, type: 'object' }, name), value),
  ]);
  return Object.fromEntries(entries);
}

const isScalar = (schema: Schema): boolean => {
  const { type } = resolveSchema(schema);
  return type !== 'array' && type !== 'object';
};

/** The fields that a request could have wrong: of its path, its query and its JSON body; lists and objects are left out. */
function fieldsOf(id: OperationId): string[] {
  const json = jsonOf(describedOperation(id).requestBody);
  const properties = Object.entries(json ? (resolveSchema(json.schema).properties ?? {}) : {});
  return [
    ...parametersOf(id)
      .filter(({ in: place, schema }) => place !== 'header' && isScalar(schema))
      .map(({ name }) => name),
    ...properties.filter(([, schema]) => isScalar(schema)).map(([name]) => name),
  ];
}

/**
 * Requests of an operation in each of which one field is not as described. An operation that takes nothing but the
 * headers of every request gets a tenant that cannot be one; login's own header is written by its row.
 * @param success a row in which the operation succeeds: whose session and whose tenant the requests have
 */
export function brokenRequests(id: OperationId, success: SuccessRow): ErrorRow[] {
  if ('Authorization' in success.request.headers) return [];
  const fields = fieldsOf(id);
  return fields.length === 0
    ? [withoutTenant(success)]
    : fields.map((field) => brokenRequest(id, field, success));
}

function withoutTenant({ call, request }: SuccessRow): ErrorRow {
  return {
    given: [],
    context: { tenant: noTenant },
    call,
    request: { ...request, headers: { ...request.headers, 'X-Tenant': noTenant } },
    typedArgs: [{ type: 'FIELD', value: 'X-Tenant' }],
  };
}

function brokenRequest(id: OperationId, field: string, { request }: SuccessRow): ErrorRow {
  const parameters = parametersOf(id);
  const path = valuesOf(parameters, 'path', field);
  const query = valuesOf(parameters, 'query', field);
  const body = bodyFor(id, field);
  const args = [
    ...path.map(([, value]) => value),
    ...(body ? [handedOver(body, field)] : []),
    ...(query.length > 0 ? [Object.fromEntries(query)] : []),
  ];
  const { body: _body, bodyFrom: _from, file: _file, ...rest } = request;
  const wire: WireRequest = {
    ...rest,
    path: path.reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(textOf(value))),
      prefixOf(id) + operations[id].path,
    ),
    query: Object.fromEntries(query.map(([name, value]) => [name, textOf(value)])),
    ...(body && { body: body.body }),
  };
  const typedArgs = [{ type: 'FIELD', value: field }] as const;
  return { when: field, given: [], call: () => callOf(id, args), request: wire, typedArgs };
}

/** Makes a call of the SDK by its name. */
async function callOf(id: OperationId, args: readonly unknown[]): Promise<unknown> {
  const calls: Calls = await import(`@studio-portal/sdk/api/${operations[id].tag}`);
  const call = calls[id];
  if (!call) throw new Error(`The SDK has no ${id}.`);
  return call(...args);
}
