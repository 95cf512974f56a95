/** `x-errors` names errors of the catalogue, each once, and none that follows from the operation anyway; each of the catalogue is named somewhere. */
import { byRule, errorCatalogue } from './error-catalogue.js';

export const NamedErrors = () => {
  const used = new Set();
  let isSource = false;
  return {
    Operation(operation, { report, location }) {
      const names = operation['x-errors'];
      // The bundle has no names left.
      if (names === undefined) return;
      isSource = true;
      const say = (message) => report({ message, location: location.child('x-errors') });
      for (const [index, name] of [names].flat().entries()) {
        used.add(name);
        if (!errorCatalogue.has(name))
          say(`There is no error "${name}" in shared/errors/; add it there, or mend the name.`);
        if (byRule.has(name))
          say(
            `"${name}" follows from what the operation is (rules/expand-errors.js); leave it out.`,
          );
        if (names.indexOf(name) !== index) say(`"${name}" stands twice.`);
      }
    },
    Root: {
      leave(_root, { report, location }) {
        if (!isSource) return;
        for (const name of errorCatalogue.keys())
          if (!used.has(name) && !byRule.has(name))
            report({
              message: `No operation names the error "${name}" of shared/errors/; take it away.`,
              location,
            });
      },
    },
  };
};
