import { attempt } from './attempt.ts';
import { AnswerError, UndeclaredError } from './callErrors.ts';
import { shared } from './config.ts';
import { addHeaders, headersFor } from './headers.ts';
import { parseJson } from './parseJson.ts';
import type { Scope } from './scope.ts';
import { renew } from './session.ts';
import { toApiError } from './toApiError.ts';
import { traceIdOf } from './traceId.ts';
import { until } from './until.ts';
import { whenReady } from './whenReady.ts';
import type { Call } from './call.ts';

/**
 * Sends one call of the description and answers its body (parsed JSON, a Blob for a file, undefined for 204) and the response.
 *
 * Throws what `OperationError` says: ApiError from status 400, UndeclaredError for a status that is not declared, AnswerError
 * for a body that is not what is declared, NetworkError, TimeoutError or AbortError when no whole answer came. Waits for
 * `ready`, except for the call that loads the white-label configuration.
 *
 * A call of a service beside the backend waits for nothing, carries neither cookies nor the backend's headers, and says
 * nothing about the backend's state; it throws an Error when `hosts` does not name the service.
 */
export async function send(
  path: string,
  call: Call,
  // Sent once more after a new login; nobody who logs in or out is to be asked for one.
  isLastTry = call.operationId.startsWith('log'),
): Promise<{ data: unknown; response: Response }> {
  const { statuses, isFile, queryKey, sdk = shared, ...init } = call;
  const { operationId, service } = init;
  const scope = (queryKey?.[1] ?? {}) as Partial<Scope>;
  const host = service ? sdk.hosts[service] : sdk.baseUrl;
  if (host === undefined)
    throw new Error(`${operationId}: configureSdk was given no hosts.${service}`);
  if (!service && operationId !== 'getWhitelabelConfig') await until(whenReady(sdk), init.signal);
  const { session, validate } = sdk;
  const isAnswer = ({ status }: Response) => status < 400 && statuses.includes(status);
  const { response, body } = await attempt(
    sdk,
    (scope.backend ?? host) + path.replace(/^\/studio-api\b/, sdk.studioApiPath),
    {
      credentials: service ? 'omit' : 'include',
      ...init,
      // The scope of a key goes before that of this moment.
      headers: service
        ? addHeaders(init.headers)
        : headersFor({ ...sdk.context(), ...(scope.backend !== undefined && scope) }, init),
    },
    (answer) => (isFile && isAnswer(answer) ? answer.blob() : answer.text()),
  );
  const { status } = response;
  if (isAnswer(response)) {
    const type = response.headers.get('Content-Type') ?? '';
    const isText = /json|^text|^$/.test(type);
    const data = isFile ? (isText ? undefined : body) : parseJson(String(body));
    if (data === undefined && status !== 204)
      throw new AnswerError(operationId, `undeclared answer: ${type}`, traceIdOf(response));
    if (validate !== 'off')
      await (await import('./validate.ts')).validate(operationId, data, validate, response);
    return { data, response };
  }
  const error = toApiError(response, String(body), operationId);
  if (!service) {
    if (status === 502) sdk.onMaintenance?.();
    if (status === 401 && !isLastTry && (await renew(sdk, session))) return send(path, call, true);
    if (status === 500 && !error.items[0]) sdk.onUnexpected?.(error);
  }
  throw statuses.includes(status) ? error : new UndeclaredError(error);
}
