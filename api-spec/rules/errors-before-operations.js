/**
 * Decorator: lists the errors of requests that are rejected before any operation runs, such as malformed HTTP, once
 * for the whole API.
 */
import { errorBody, errorsBeforeOperations } from './error-catalogue.js';

export const ErrorsBeforeOperations = () => ({
  Root: {
    leave(root) {
      root['x-errors-before-operations'] = Object.fromEntries(
        errorsBeforeOperations.map(([name, error]) => [
          name,
          { status: error.status, summary: error.when, value: errorBody(error) },
        ]),
      );
    },
  },
});
