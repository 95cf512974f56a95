/**
 * What anybody may make without an account, somebody will make a thousand times: a public POST has a limit, which `x-limit` says and
 * which becomes its 429. One with a parameter in its path is about something that is there already, whose name is a secret.
 */
export const PublicLimit = () => {
  let path = '';
  return {
    PathItem(_item, { key }) {
      path = String(key);
    },
    Operation(operation, { key, report, location }) {
      const isPublic = (operation.security ?? []).every((entry) => !('session' in entry));
      if (key !== 'post' || !isPublic || path.includes('{')) return;
      if (operation.responses?.['429'] === undefined)
        report({
          message: `${operation.operationId}: anybody may call this again and again; say in x-limit how often.`,
          location: location.child('operationId'),
        });
    },
  };
};
