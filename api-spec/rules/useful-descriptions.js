/**
 * Requires descriptions that add information: operations need more than their summary, success responses name their
 * content, and deprecated operations name their replacement.
 */
const shortest = 30;

const plain = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Descriptions of responses without information. */
const empty = new Set(['answered', 'answer', 'ok', 'success', 'successful', 'response']);

function checkDescription({ description = '', summary = '' }) {
  if (description.length < shortest)
    return `the description needs at least ${shortest} characters. Add what the summary lacks (who may call it, what it changes, whether it can be repeated).`;
  if (plain(description) === plain(summary))
    return 'the description repeats its summary. Add what the summary lacks.';
  return null;
}

export const UsefulDescriptions = () => {
  /** Operations by id, with description, location and deprecation. */
  const operations = new Map();
  return {
    Operation(operation, { report, location }) {
      const { operationId, description = '', deprecated = false } = operation;
      operations.set(operationId, { description, deprecated, location });
      const fault = checkDescription(operation);
      if (fault !== null)
        report({
          message: `${operationId}: ${fault}`,
          location: location.child('description'),
        });
      for (const [status, response] of Object.entries(operation.responses ?? {}))
        if (empty.has(plain(response.description ?? '')))
          report({
            message: `${operationId}: "${response.description}" has no information. Describe the content of the ${status} response in a few words.`,
            location: location.child(['responses', status, 'description']),
          });
    },
    Root: {
      leave(_root, { report }) {
        for (const [operationId, { description, deprecated, location }] of operations) {
          if (!deprecated) continue;
          const instead = description
            .match(/\w+/g)
            ?.find((word) => operations.get(word)?.deprecated === false);
          if (!instead)
            report({
              message: `${operationId} is deprecated, so its description must name the operationId of an existing replacement that is not deprecated.`,
              location: location.child('description'),
            });
        }
      },
    },
  };
};
