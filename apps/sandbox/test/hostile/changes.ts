/** Alterations of a valid request for an operation, derived from the API description. */
import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from '../../src/platform/http/operations.ts';
import { applyPart, hostileParts, type Raw } from './raw.ts';
import { type Field, listFields, isRecord, type Schema, resolveSchema } from './schemas.ts';
import { type Hostile, hostileValues, worstValues } from './values.ts';

export type Change =
  | { kind: 'set'; in: 'path' | 'query' | 'header'; name: string; value: Hostile }
  | { kind: 'repeat'; name: string; value: Hostile }
  | { kind: 'set'; in: 'body'; path: Field['path']; value: Hostile }
  | { kind: 'drop'; in: 'body'; path: Field['path'] }
  | { kind: 'drop'; in: 'query' | 'header'; name: string }
  | { kind: 'part'; part: Hostile };

type Target = { set: (value: Hostile) => Change; drop: Change | null; schema: Schema };

/** Returns one to three changes, mostly of the operation's own values. */
export function anyChanges(operation: Operation): Arbitrary<Change[]> {
  const own = toArbitraries(listTargets(operation, false));
  const shared = toArbitraries(listTargets(operation, true));
  const repeated = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) =>
      hostileValues(resolveSchema(schema)).map((value): Change => ({
        kind: 'repeat',
        name,
        value,
      })),
    );
  const one = fc.oneof(
    { weight: 2, arbitrary: hostileParts.map((part): Change => ({ kind: 'part', part })) },
    ...[...own, ...repeated].map((arbitrary) => ({ weight: 2, arbitrary })),
    ...(shared.length > 0 ? [{ weight: 1, arbitrary: fc.oneof(...shared) }] : []),
  );
  return fc.array(one, { minLength: 1, maxLength: 3 });
}

/** Returns the changes that always run: the worst values for each value of the operation, one at a time. */
export function certainChanges(operation: Operation): Change[][] {
  return listTargets(operation, false).flatMap(({ set, schema }) =>
    worstValues(schema).map((value) => [set(value)]),
  );
}

function toArbitraries(places: readonly Target[]): Arbitrary<Change>[] {
  return places.flatMap(({ set, drop, schema }) => [
    hostileValues(schema).map(set),
    ...(drop ? [fc.constant(drop)] : []),
  ]);
}

/** @param shared selects the headers that every request carries, or everything else */
function listTargets({ parameters, body }: Operation, shared: boolean): Target[] {
  const named = parameters
    .filter(({ context }) => context === shared)
    .map(({ name, in: place, schema }): Target => ({
      set: (value) => ({ kind: 'set', in: place, name, value }),
      drop: place === 'path' ? null : { kind: 'drop', in: place, name },
      schema: resolveSchema(schema),
    }));
  if (body === null || shared) return named;
  const unknown: Field = { path: ['unknownField'], schema: {} };
  const fields = [...listFields(resolveSchema(body)), unknown].map(({ path, schema }): Target => ({
    set: (value) => ({ kind: 'set', in: 'body', path, value }),
    drop: { kind: 'drop', in: 'body', path },
    schema,
  }));
  return [...named, ...fields];
}

export function applyChanges(changes: readonly Change[], validRequest: Raw): Raw {
  let request = validRequest;
  for (const change of changes) request = applyChange(change, request);
  return request;
}

function applyChange(change: Change, request: Raw): Raw {
  if (change.kind === 'part') return applyPart(change.part, request);
  if (change.kind === 'repeat')
    return { ...request, search: [...request.search, [change.name, toText(change.value)]] };
  if (change.in === 'body') {
    const value = change.kind === 'set' ? change.value.value : undefined;
    return { ...request, body: withValue(request.body, change.path, value) };
  }
  const text = change.kind === 'set' ? toText(change.value) : null;
  return withText(request, change.in, change.name, text);
}

function withText(
  request: Raw,
  place: 'path' | 'query' | 'header',
  name: string,
  text: string | null,
): Raw {
  if (place === 'path') return { ...request, path: { ...request.path, [name]: text ?? '' } };
  if (place === 'query') {
    const others = request.search.filter(([other]) => other !== name);
    return { ...request, search: text === null ? others : [...others, [name, text]] };
  }
  const { [name.toLowerCase()]: _, ...headers } = request.headers;
  // Node rejects values that a header cannot hold, so they never arrive.
  const sendable = text !== null && /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
  return { ...request, headers: sendable ? { ...headers, [name.toLowerCase()]: text } : headers };
}

function toText({ value }: Hostile): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** @returns a copy with a value at the end of a path; undefined removes it */
function withValue(body: unknown, [key, ...rest]: Field['path'], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number')
    return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const record = isRecord(body) ? body : {};
  return { ...record, [key]: withValue(record[key], rest, value) };
}
