import { isArray, isObject, type Json } from '../description.ts';
import { branchFor, fieldOf, otherThanNull, reliableFields } from '../schema.ts';
import type { BodyDrift, Drifting } from './drifts.ts';
import { dottedPath, pathOf, replaced, type Step } from './steps.ts';

export const allowedKinds = ['null where it may stand', 'instant with another offset'] as const;

/** The ways in which an answer may differ, so that a verification that refuses one is at fault itself. */
export type AllowedKind = (typeof allowedKinds)[number];

/** What may differ in a body. */
export interface Differing extends Pick<Drifting, 'schema' | 'body' | 'fixed'> {
  /** Dotted paths of values that the row asks for literally. */
  literal: readonly string[];
}

/** Every change of a body that the description allows and no row and no state rules out. */
export function allowedChanges({ schema, body, fixed, literal }: Differing) {
  const changes: BodyDrift<AllowedKind>[] = [];
  const add = (kind: AllowedKind, steps: readonly Step[], value: Json) =>
    changes.push({ kind, path: pathOf(steps), changed: () => replaced(body, steps, value) });
  const pinned = [...literal, ...fixed.amounts, ...Object.keys(fixed.moments)];
  const isOpen = (dotted: string): boolean =>
    !pinned.some((path) => path === dotted || path.startsWith(`${dotted}.`));

  const visit = (part: Drifting['schema'], value: Json, steps: readonly Step[]): void => {
    const dotted = dottedPath(steps);
    if (value !== null && otherThanNull(part) && isOpen(dotted))
      add('null where it may stand', steps, null);
    if (typeof value === 'string' && dotted in fixed.moments)
      add('instant with another offset', steps, new Date(value).toISOString());
    if (value === null) return;
    const branch = branchFor(part, value, pathOf(steps));
    if (isArray(value))
      for (const [index, item] of value.entries())
        visit(branch.items ?? {}, item, [...steps, index]);
    else if (isObject(value))
      for (const name of reliableFields(branch, value))
        visit(fieldOf(branch, name), value[name] ?? null, [...steps, name]);
  };
  visit(schema, body, []);
  return changes;
}
