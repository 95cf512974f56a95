/**
 * Decorator: removes the shorthand of the sources so that the bundle is plain OpenAPI, and moves error examples to the
 * components so that operations do not repeat them.
 */
import { errorBody, errorCatalogue } from './error-catalogue.js';

const shorthand = [
  'x-errors',
  'x-member',
  'x-limit',
  'x-idempotent',
  'x-bot-protection',
  'x-for-family',
  'x-public-twin-of',
];

const collectOperations = (root) =>
  Object.values(root.paths ?? {}).flatMap((item) =>
    Object.values(item).filter((part) => part?.operationId),
  );

export const RemoveShorthand = () => ({
  Root: {
    leave(root) {
      root.components ??= {};
      root.components.examples ??= {};
      for (const operation of collectOperations(root)) {
        for (const key of shorthand) delete operation[key];
        for (const [status, response] of Object.entries(operation.responses)) {
          if (Number(status) < 400) continue;
          for (const { examples } of Object.values(response.content))
            for (const name of Object.keys(examples)) {
              const error = errorCatalogue.get(name);
              if (!error) continue;
              root.components.examples[name] = { summary: error.when, value: errorBody(error) };
              examples[name] = { $ref: `#/components/examples/${name}` };
            }
        }
      }
    },
  },
});
