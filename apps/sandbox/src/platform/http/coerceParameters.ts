import { foldText } from '../foldText.ts';
import type { Operation, ParameterPlace, ParameterType } from './operations.ts';

/**
 * Converts the text values of one part of a request to their declared types and folds those that are marked, in place.
 * Text that is not a valid number or boolean stays text, so that the schema rejects it; an empty string does not become
 * 0.
 */
export function coerceParameters(
  { parameters }: Operation,
  part: ParameterPlace,
  values: Record<string, unknown>,
): void {
  for (const { name, in: place, type, list, folded } of parameters) {
    if (place !== part || !Object.hasOwn(values, name)) continue;
    const value = values[name];
    if (folded && typeof value === 'string') values[name] = foldText(folded, value);
    else if (list) values[name] = [value].flat().map((item) => coerceText(item, type));
    else values[name] = coerceText(value, type);
  }
}

function coerceText(value: unknown, type: ParameterType): unknown {
  if (typeof value !== 'string' || type === 'string') return value;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
