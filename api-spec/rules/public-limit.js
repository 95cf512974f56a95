/**
 * Requires a rate limit for public POST requests, which can be abused: `x-limit` describes it and becomes the 429
 * response. Paths with parameters are exempt: they refer to existing resources with secret names.
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
          message: `${operation.operationId}: public POST requests need a rate limit. Describe it in x-limit.`,
          location: location.child('operationId'),
        });
    },
  };
};
