/** Forbids bodies of DELETE requests, which intermediaries may drop. Use the URL or, for secrets, a header. */
export const NoDeleteBody = () => ({
  Operation(operation, { key, report, location }) {
    if (key === 'delete' && operation.requestBody)
      report({
        message: `${operation.operationId}: DELETE requests must not have a body. Use a parameter instead.`,
        location: location.child('requestBody'),
      });
  },
});
