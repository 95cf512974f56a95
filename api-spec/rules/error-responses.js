/**
 * Each operation declares its possible errors: 400 with input, 401 (or 403 for user info) with a session,
 * 404 with a path parameter, 429 for login. `default` is forbidden because it would weaken the types of errors.
 */
const hasInput = (operation) =>
  Boolean(operation.requestBody) || (operation.parameters ?? []).length > 0;

export const ErrorResponses = () => ({
  Operation(operation, { report, location, resolve }) {
    const statuses = Object.keys(operation.responses ?? {});
    const has = (...wanted) => wanted.some((status) => statuses.includes(status));
    const reportError = (message) =>
      report({
        message: `${operation.operationId}: ${message}`,
        location: location.child('responses'),
      });
    const needsSession = (operation.security ?? []).some((entry) => 'session' in entry);
    const parameters = (operation.parameters ?? []).map((parameter) =>
      '$ref' in parameter ? resolve(parameter).node : parameter,
    );
    if (has('default')) reportError('`default` is not allowed. Declare each status.');
    if (hasInput(operation) && !has('400', '422'))
      reportError('operations with input must declare 400 or 422.');
    if (needsSession && !has('401', '403'))
      reportError('operations with a session must declare 401.');
    if (!needsSession && has('401') && operation.operationId !== 'login')
      reportError('operations without a session cannot return 401.');
    if (parameters.some((parameter) => parameter?.in === 'path') && !has('404'))
      reportError('operations with a path parameter must declare 404.');
    if (operation.operationId === 'login' && !has('429')) reportError('login must declare 429.');
  },
});
