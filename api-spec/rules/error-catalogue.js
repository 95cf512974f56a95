/**
 * Errors of the backend by name: shared/errors/<topic>.yaml defines status, errorCode, errorMessage, typedArgs
 * and the situation (`when`) of each.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const shared = join(dirname(fileURLToPath(import.meta.url)), '../shared');

/**
 * @typedef {object} NamedError
 * @property {number} status
 * @property {string} errorCode
 * @property {string} errorMessage
 * @property {{ type: string, value: string }[]} [typedArgs] example
 * @property {string} when sentence about the situation
 */

const topics = readdirSync(join(shared, 'errors'))
  .toSorted()
  .map((file) => ({
    file,
    errors: /** @type {Record<string, NamedError>} */ (
      parse(readFileSync(join(shared, 'errors', file), 'utf8'))
    ),
  }));

/** @returns {[string, NamedError][]} */
function validateCatalogue() {
  const known = new Map();
  for (const { file, errors } of topics)
    for (const [name, error] of Object.entries(errors)) {
      const missing = ['status', 'errorCode', 'errorMessage', 'when'].filter(
        (key) => !(key in error),
      );
      if (missing.length > 0)
        throw new Error(`shared/errors/${file}: ${name} is missing ${missing.join(', ')}.`);
      if (known.has(name)) throw new Error(`shared/errors/${file}: ${name} is defined twice.`);
      known.set(name, error);
    }
  return [...known];
}

/** All errors by name. */
export const errorCatalogue = new Map(validateCatalogue());

/** Names of errors that follow from properties of an operation; path files never list them. */
export const derivedErrorNames = new Set(
  Object.keys(topics.find(({ file }) => file === 'derived.yaml')?.errors ?? {}),
);

/** Errors of requests that are rejected before any operation runs. @type {[string, NamedError][]} */
export const errorsBeforeOperations = Object.entries(
  topics.find(({ file }) => file === 'beforeOperations.yaml')?.errors ?? {},
);

/**
 * Builds the example body of an error.
 * @param {Omit<NamedError, 'status' | 'when'>} error
 */
export const errorBody = ({ errorMessage, errorCode, typedArgs = [] }) => ({
  errorMessage,
  errorCode,
  traceId: '7c1f0a9e2b3d4c55',
  typedArgs,
});
