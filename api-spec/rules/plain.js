/**
 * Decorator: what the bundle shows is plain OpenAPI. The shorthand of the sources goes, and an error's example stands
 * once among the components instead of in every operation.
 */
import { bodyOf, errorCatalogue } from './error-catalogue.js';

const shorthand = [
  'x-errors',
  'x-member',
  'x-limit',
  'x-idempotent',
  'x-bot-protection',
  'x-for-family',
  'x-public-twin-of',
];

const operationsOf = (root) =>
  Object.values(root.paths ?? {}).flatMap((item) =>
    Object.values(item).filter((part) => part?.operationId),
  );

export const Plain = () => ({
  Root: {
    leave(root) {
      root.components ??= {};
      root.components.examples ??= {};
      for (const operation of operationsOf(root)) {
        for (const key of shorthand) delete operation[key];
        for (const [status, response] of Object.entries(operation.responses)) {
          if (Number(status) < 400) continue;
          for (const { examples } of Object.values(response.content))
            for (const name of Object.keys(examples)) {
              const error = errorCatalogue.get(name);
              if (!error) continue;
              root.components.examples[name] = { summary: error.when, value: bodyOf(error) };
              examples[name] = { $ref: `#/components/examples/${name}` };
            }
        }
      }
    },
  },
});
