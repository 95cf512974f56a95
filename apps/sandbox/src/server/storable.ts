/**
 * Refuses text that no database takes, before anything looks at it: U+0000 and halves of surrogate pairs. It holds for
 * every route, so no handler has to think of it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FieldFault, invalid } from './fault.ts';

/** No body of the description is nested half as deeply; what is could exhaust the stack of whoever walks it. */
const deepest = 32;

/** Adds the check to every route, those of pages and files included. */
export function registerStorable(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const [first, ...others] = unstorable(request);
    if (first) throw invalid(first, ...others);
  });
}

/** @returns one fault for each value of a request that cannot be stored */
function unstorable({ params, query, headers, body }: FastifyRequest): FieldFault[] {
  return [
    ...faultsIn(params, 'path'),
    ...faultsIn(query, 'query'),
    ...faultsIn(headers, 'headers'),
    ...faultsIn(body, 'body'),
  ];
}

/**
 * @param part of the request; it is named where a fault has no name of its own
 * @param name of the value inside of it
 */
function faultsIn(value: unknown, part: string, name = '', depth = 0): FieldFault[] {
  // The rest of an address under a route for everything has no name.
  const field = name === '' || name === '*' ? part : name;
  if (typeof value === 'string') return isStorable(value) ? [] : [{ field, message: notStorable }];
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  if (depth === deepest) return [{ field: part, message: `is nested deeper than ${deepest}` }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => faultsIn(item, part, `${name}[${index}]`, depth + 1));
  return Object.entries(value).flatMap(([key, item]) =>
    isStorable(key)
      ? faultsIn(item, part, name === '' ? key : `${name}.${key}`, depth + 1)
      : [{ field, message: `has a name that ${notStorable}` }],
  );
}

const notStorable = 'has a character that no text has (U+0000, or half of a pair)';

// \p{Cs} is a surrogate that stands alone: with the flag u a pair is one character.
const isStorable = (text: string): boolean => !/\0|\p{Cs}/u.test(text);
