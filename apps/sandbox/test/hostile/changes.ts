/** Ways to spoil a good request for an operation, from what the description says of it. */
import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from '../../src/server/operations.ts';
import { applyPart, hostileParts, type Raw } from './raw.ts';
import { type Field, fieldsOf, isRecord, schemaAt } from './schemas.ts';
import { type Hostile, hostileValues } from './values.ts';

export type Change =
  | { kind: 'set'; in: 'path' | 'query' | 'header'; name: string; value: Hostile }
  | { kind: 'repeat'; name: string; value: Hostile }
  | { kind: 'set'; in: 'body'; path: Field['path']; value: Hostile }
  | { kind: 'drop'; in: 'body'; path: Field['path'] }
  | { kind: 'drop'; in: 'query' | 'header'; name: string }
  | { kind: 'part'; part: Hostile };

/** One to three changes. */
export function changesFor(operation: Operation): Arbitrary<Change[]> {
  const parameters = operation.parameters.map(({ name, in: place, schema }) =>
    hostileValues(schemaAt(schema)).map((value): Change => ({
      kind: 'set',
      in: place,
      name,
      value,
    })),
  );
  const repeated = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) =>
      hostileValues(schemaAt(schema)).map((value): Change => ({ kind: 'repeat', name, value })),
    );
  const missing = operation.parameters.flatMap(({ name, in: place }) =>
    place === 'path' ? [] : [fc.constant<Change>({ kind: 'drop', in: place, name })],
  );
  const fields = operation.body === null ? [] : fieldsOf(schemaAt(operation.body));
  const unknown = operation.body === null ? [] : [{ path: ['unknownField'], schema: {} }];
  const own = fields.flatMap(({ path, schema }) => [
    hostileValues(schema).map((value): Change => ({ kind: 'set', in: 'body', path, value })),
    fc.constant<Change>({ kind: 'drop', in: 'body', path }),
  ]);
  const strange = unknown.map(({ path, schema }) =>
    hostileValues(schema).map((value): Change => ({ kind: 'set', in: 'body', path, value })),
  );
  const values = [...parameters, ...repeated, ...missing, ...own, ...strange];
  const part = hostileParts.map((one): Change => ({ kind: 'part', part: one }));
  // Operations without parameters and bodies have nothing else to spoil.
  const one =
    values.length === 0
      ? part
      : fc.oneof({ weight: 3, arbitrary: fc.oneof(...values) }, { weight: 1, arbitrary: part });
  return fc.array(one, { minLength: 1, maxLength: 3 });
}

export function apply(changes: readonly Change[], good: Raw): Raw {
  let request = good;
  for (const change of changes) request = applied(change, request);
  return request;
}

function applied(change: Change, request: Raw): Raw {
  if (change.kind === 'part') return applyPart(change.part, request);
  if (change.kind === 'repeat')
    return { ...request, search: [...request.search, [change.name, textOf(change.value)]] };
  if (change.in === 'body') {
    const value = change.kind === 'set' ? change.value.value : undefined;
    return { ...request, body: withValue(request.body, change.path, value) };
  }
  const text = change.kind === 'set' ? textOf(change.value) : null;
  return withText(request, change.in, change.name, text);
}

function withText(
  request: Raw,
  place: 'path' | 'query' | 'header',
  name: string,
  text: string | null,
): Raw {
  const kept = request.search.filter(([other]) => other !== name);
  switch (place) {
    case 'path':
      return { ...request, path: { ...request.path, [name]: text ?? '' } };
    case 'query':
      return { ...request, search: text === null ? kept : [...kept, [name, text]] };
    case 'header': {
      const { [name.toLowerCase()]: _, ...headers } = request.headers;
      // What a header cannot hold never arrives: Node refuses it.
      const sendable = text !== null && /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
      return {
        ...request,
        headers: sendable ? { ...headers, [name.toLowerCase()]: text } : headers,
      };
    }
  }
}

function textOf({ value }: Hostile): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** @returns a copy with a value at the end of a path; undefined takes it away */
function withValue(body: unknown, [key, ...rest]: Field['path'], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number')
    return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const record = isRecord(body) ? body : {};
  return { ...record, [key]: withValue(record[key], rest, value) };
}
