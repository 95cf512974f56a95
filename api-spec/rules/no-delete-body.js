/** Intermediaries drop the body of a DELETE; what it needs to know goes into its address or, if it is secret, a header. */
export const NoDeleteBody = () => ({
  Operation(operation, { key, report, location }) {
    if (key === 'delete' && operation.requestBody)
      report({
        message: `${operation.operationId}: a DELETE has no body; take a parameter instead.`,
        location: location.child('requestBody'),
      });
  },
});
