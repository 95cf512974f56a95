/** Requires that `x-errors` lists known errors once, without derived ones, and that every error of the catalogue is used. */
import { derivedErrorNames, errorCatalogue, errorsBeforeOperations } from './error-catalogue.js';

const beforeOperations = new Set(errorsBeforeOperations.map(([name]) => name));

export const NamedErrors = () => {
  const used = new Set();
  let isSource = false;
  return {
    Operation(operation, { report, location }) {
      const names = operation['x-errors'];
      // The bundle does not contain x-errors.
      if (names === undefined) return;
      isSource = true;
      const reportError = (message) => report({ message, location: location.child('x-errors') });
      for (const [index, name] of [names].flat().entries()) {
        used.add(name);
        if (!errorCatalogue.has(name))
          reportError(`Unknown error "${name}". Add it to shared/errors/ or correct the name.`);
        if (beforeOperations.has(name))
          reportError(`"${name}" occurs before any operation runs. Remove it from x-errors.`);
        if (derivedErrorNames.has(name))
          reportError(
            `"${name}" follows from other properties of the operation (rules/expand-errors.js). Remove it from x-errors.`,
          );
        if (names.indexOf(name) !== index) reportError(`"${name}" is listed twice.`);
      }
    },
    Root: {
      leave(_root, { report, location }) {
        if (!isSource) return;
        for (const name of errorCatalogue.keys())
          if (!used.has(name) && !derivedErrorNames.has(name) && !beforeOperations.has(name))
            report({
              message: `No operation uses the error "${name}" of shared/errors/. Remove it.`,
              location,
            });
      },
    },
  };
};
