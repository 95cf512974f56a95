import type { Operation, ParameterPlace, ParameterType } from './operations.ts';

/**
 * Reads the texts of one part of a request as what the parameters are described as, in place. Text that is no number or
 * no truth value stays text, so that the schema refuses it: blank is not 0.
 */
export function readTexts(
  { parameters }: Operation,
  part: ParameterPlace,
  values: Record<string, unknown>,
): void {
  for (const { name, in: place, type, list } of parameters) {
    if (place !== part || !Object.hasOwn(values, name)) continue;
    const value = values[name];
    if (list) values[name] = [value].flat().map((item) => readText(item, type));
    else values[name] = readText(value, type);
  }
}

function readText(value: unknown, type: ParameterType): unknown {
  if (typeof value !== 'string' || type === 'string') return value;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
