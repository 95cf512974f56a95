/**
 * Words that tell a caller more than the names do: each operation has a description beyond its summary, a success says what
 * comes, and who still calls something deprecated learns what to call instead.
 */
const shortest = 30;

const plain = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What is said of each answer when nothing is said. */
const empty = new Set(['answered', 'answer', 'ok', 'success', 'successful', 'response']);

function descriptionFault({ description = '', summary = '' }) {
  if (description.length < shortest)
    return `a description of at least ${shortest} characters says what the summary cannot (who may call it, what it changes, what a repetition does).`;
  if (plain(description) === plain(summary))
    return 'the description is its summary; say what the summary cannot.';
  return null;
}

export const SaysSomething = () => {
  /** All operations by their id: the location of each, and whether it is deprecated. */
  const operations = new Map();
  return {
    Operation(operation, { report, location }) {
      const { operationId, description = '', deprecated = false } = operation;
      operations.set(operationId, { description, deprecated, location });
      const fault = descriptionFault(operation);
      if (fault !== null)
        report({
          message: `${operationId}: ${fault}`,
          location: location.child('description'),
        });
      for (const [status, response] of Object.entries(operation.responses ?? {}))
        if (empty.has(plain(response.description ?? '')))
          report({
            message: `${operationId}: "${response.description}" says nothing; say in a few words what comes with ${status}.`,
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
              message: `${operationId} is deprecated, so its description names the operationId to use instead, of one that is there and not deprecated itself.`,
              location: location.child('description'),
            });
        }
      },
    },
  };
};
