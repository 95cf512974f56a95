/**
 * What anybody may make without an account, somebody will make a thousand times: a public POST says what its limit is (`x-limit`).
 * One with a parameter in its path is about something that is there already, whose name is a secret.
 */
export const PublicLimit = () => ({
  Operation(operation, { key, report, location, parent }) {
    const isPublic = (operation.security ?? []).every((entry) => !('session' in entry));
    const parameters = [...(parent?.parameters ?? []), ...(operation.parameters ?? [])];
    const isAboutSomething = parameters.some((parameter) => isInPath(parameter));
    if (key === 'post' && isPublic && !isAboutSomething && operation['x-limit'] === undefined)
      report({
        message: `${operation.operationId}: anybody may call this again and again; say in x-limit how often.`,
        location: location.child('operationId'),
      });
  },
});

/** References are named after their parameter; those of paths are secrets or ids. */
function isInPath(parameter) {
  return parameter.in === 'path' || /(?:token|id)\.yaml$/i.test(parameter.$ref ?? '');
}
