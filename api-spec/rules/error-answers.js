/**
 * Each operation declares the errors that it can really answer: 400 where there is input, 401 (or the 403 of user info)
 * behind a session, 404 behind a path parameter, 429 on login; and no `default`, which would blur the types of errors.
 */
const hasInput = (operation) =>
  Boolean(operation.requestBody) || (operation.parameters ?? []).length > 0;

export const ErrorAnswers = () => ({
  Operation(operation, { report, location, resolve }) {
    const statuses = Object.keys(operation.responses ?? {});
    const has = (...wanted) => wanted.some((status) => statuses.includes(status));
    const say = (message) =>
      report({
        message: `${operation.operationId}: ${message}`,
        location: location.child('responses'),
      });
    const needsSession = (operation.security ?? []).some((entry) => 'session' in entry);
    const parameters = (operation.parameters ?? []).map((parameter) =>
      '$ref' in parameter ? resolve(parameter).node : parameter,
    );
    if (has('default')) say('no `default`; name each status.');
    if (hasInput(operation) && !has('400', '422'))
      say('it takes input, so it declares 400 or 422.');
    if (needsSession && !has('401', '403')) say('it needs a session, so it declares 401.');
    if (!needsSession && has('401') && operation.operationId !== 'login')
      say('it needs no session, so it cannot answer 401.');
    if (parameters.some((parameter) => parameter?.in === 'path') && !has('404'))
      say('it names a thing in its path, so it declares 404.');
    if (operation.operationId === 'login' && !has('429'))
      say('it can be tried too often, so it declares 429.');
  },
});
