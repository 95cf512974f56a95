/**
 * The errors of the backend by name: shared/errors/<topic>.yaml says of each its status, errorCode, errorMessage,
 * typedArgs and when it happens.
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
 * @property {{ type: string, value: string }[]} [typedArgs] an example of them
 * @property {string} when a sentence
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
function checked() {
  const known = new Map();
  for (const { file, errors } of topics)
    for (const [name, error] of Object.entries(errors)) {
      const missing = ['status', 'errorCode', 'errorMessage', 'when'].filter(
        (key) => !(key in error),
      );
      if (missing.length > 0)
        throw new Error(`shared/errors/${file}: ${name} lacks ${missing.join(', ')}.`);
      if (known.has(name)) throw new Error(`shared/errors/${file}: ${name} stands twice.`);
      known.set(name, error);
    }
  return [...known];
}

/** Every error by its name. */
export const errorCatalogue = new Map(checked());

/** Names of the errors that follow from what an operation is; a path file never names them. */
export const byRule = new Set(
  Object.keys(topics.find(({ file }) => file === 'byRule.yaml')?.errors ?? {}),
);

/**
 * The body of an error, as an example shows it.
 * @param {Omit<NamedError, 'status' | 'when'>} error
 */
export const bodyOf = ({ errorMessage, errorCode, typedArgs = [] }) => ({
  errorMessage,
  errorCode,
  traceId: '7c1f0a9e2b3d4c55',
  typedArgs,
});
