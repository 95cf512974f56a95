/** Levels reached by collected points. */
import type { Schemas } from '../../platform/api.ts';
import type { Level } from './program.ts';

const percent = (done: number, whole: number): number => Math.floor((done * 100) / whole);

/** @param collected null for a member who does not participate */
export function toLevels(
  levels: readonly Level[],
  collected: number | null,
): Schemas['LoyaltyLevel'][] {
  const current = findLevel(levels, collected ?? -1);
  return levels.map(({ id, name, description, threshold }) => {
    const reached = collected !== null && collected >= threshold;
    return {
      id,
      name,
      description,
      threshold,
      reached,
      current: id === current?.id,
      progress: reached ? 100 : percent(collected ?? 0, Math.max(threshold, 1)),
    };
  });
}

/** Finds the highest level reached; null below the first one. */
export const findLevel = (levels: readonly Level[], collected: number): Level | null =>
  levels.findLast(({ threshold }) => threshold <= collected) ?? null;

/** Finds the next level; null on the highest level. */
export function findNextLevel(
  levels: readonly Level[],
  collected: number,
): Schemas['LoyaltyNextLevel'] | null {
  const next = levels.find(({ threshold }) => threshold > collected);
  if (!next) return null;
  const from = findLevel(levels, collected)?.threshold ?? 0;
  return {
    name: next.name,
    pointsMissing: next.threshold - collected,
    progress: percent(collected - from, next.threshold - from),
  };
}
