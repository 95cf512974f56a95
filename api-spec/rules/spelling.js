/** The backend spells `cancelation`; exceptions are names in the specification, such as `customCancellationLink`. */
const allowed = new Set(['customCancellationLink']);
const wrong = /cancellation/i;

export const Spelling = () => ({
  Schema(schema, { report, location }) {
    for (const name of Object.keys(schema.properties ?? {}))
      if (wrong.test(name) && !allowed.has(name))
        report({
          message: `Spell "${name}" with "cancelation".`,
          location: location.child(['properties', name]).key(),
        });
  },
  Operation(operation, { report, location }) {
    if (wrong.test(operation.operationId ?? ''))
      report({
        message: `Spell "${operation.operationId}" with "cancelation".`,
        location: location.child('operationId'),
      });
  },
});
