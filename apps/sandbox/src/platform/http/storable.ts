/**
 * Rejects text that PostgreSQL cannot store (U+0000 and lone surrogates) for every route, so handlers need no check of
 * their own.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FieldError, invalidFields } from './apiError.ts';

/** Limits nesting to protect recursive code from exhausting the stack; no described body is half as deep. */
const maxDepth = 32;

/** Registers the check for all routes, including pages and files. */
export function registerStorableCheck(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const [first, ...others] = findUnstorable(request);
    if (first) throw invalidFields(first, ...others);
  });
}

/** @returns one error for each value of a request that cannot be stored */
function findUnstorable({ params, query, headers, body }: FastifyRequest): FieldError[] {
  return [
    ...findUnstorableValues(params, 'path'),
    ...findUnstorableValues(query, 'query'),
    ...findUnstorableValues(headers, 'headers'),
    ...findUnstorableValues(body, 'body'),
  ];
}

/**
 * @param part of the request; used as the field of an error without a name
 * @param name of the value within the part
 */
function findUnstorableValues(value: unknown, part: string, name = '', depth = 0): FieldError[] {
  // The remainder matched by a wildcard route has no name.
  const field = name === '' || name === '*' ? part : name;
  if (typeof value === 'string') return isStorable(value) ? [] : [{ field, message: notStorable }];
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  if (depth === maxDepth) return [{ field: part, message: `is nested deeper than ${maxDepth}` }];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      findUnstorableValues(item, part, `${name}[${index}]`, depth + 1),
    );
  return Object.entries(value).flatMap(([key, item]) =>
    isStorable(key)
      ? findUnstorableValues(item, part, name === '' ? key : `${name}.${key}`, depth + 1)
      : [{ field, message: `has a name that ${notStorable}` }],
  );
}

const notStorable = 'has a character that no text has (U+0000, or half of a pair)';

// With the u flag, \p{Cs} matches lone surrogates only: a pair counts as one character.
const isStorable = (text: string): boolean => !/\0|\p{Cs}/u.test(text);
