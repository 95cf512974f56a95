import { isArray, isObject, type Json } from '../description.ts';
import { selectBranch, fieldSchema, nonNullBranches, reliableFields } from '../schema.ts';
import type { BodyDrift, DriftInput } from './drifts.ts';
import { toDottedPath, toJsonPath, replaceValue, type Step } from './steps.ts';

export const allowedKinds = [
  'null in a nullable field',
  'instant with another offset',
  'amount with more decimals',
] as const;

/** Acceptable differences; a verification that rejects one is wrong. */
export type AllowedKind = (typeof allowedKinds)[number];

/** Input for changes that must be accepted. */
export interface AllowedChangeInput extends Pick<
  DriftInput,
  'schema' | 'body' | 'literal' | 'moments' | 'anyOrder'
> {
  /** Dotted paths of instants that match in any notation. */
  instants: readonly string[];
}

/** Returns all changes of a body that schema, row and states allow. */
export function allowedChanges({
  schema,
  body,
  literal,
  moments,
  anyOrder,
  instants,
}: AllowedChangeInput) {
  const changes: BodyDrift<AllowedKind>[] = [];
  const add = (kind: AllowedKind, steps: readonly Step[], value: Json) =>
    changes.push({
      kind,
      path: toJsonPath(steps),
      changed: () => replaceValue(body, steps, value),
    });
  const pinned = [...literal, ...moments, ...Object.keys(anyOrder), ...instants];
  const isOpen = (dotted: string): boolean =>
    !pinned.some((path) => path === dotted || path.startsWith(`${dotted}.`));

  const visit = (part: DriftInput['schema'], value: Json, steps: readonly Step[]): void => {
    const dotted = toDottedPath(steps);
    if (value !== null && nonNullBranches(part) && isOpen(dotted))
      add('null in a nullable field', steps, null);
    if (typeof value === 'string' && (moments.includes(dotted) || instants.includes(dotted)))
      add('instant with another offset', steps, new Date(value).toISOString());
    if (value === null) return;
    const branch = selectBranch(part, value, toJsonPath(steps));
    if (isArray(value))
      for (const [index, item] of value.entries())
        visit(branch.items ?? {}, item, [...steps, index]);
    else if (isObject(value))
      for (const name of reliableFields(branch, value))
        visit(fieldSchema(branch, name), value[name] ?? null, [...steps, name]);
  };
  visit(schema, body, []);
  return changes;
}
