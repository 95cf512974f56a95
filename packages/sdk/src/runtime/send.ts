import { sendWithRetries } from './sendWithRetries.ts';
import { AnswerError, UndeclaredError } from './callErrors.ts';
import { shared, withoutSlash } from './config.ts';
import { addHeaders, createHeaders } from './headers.ts';
import { parseJson } from './parseJson.ts';
import { readScope } from './scope.ts';
import { renewSession } from './session.ts';
import { toApiError } from './toApiError.ts';
import { readTraceId } from './traceId.ts';
import { waitOrAbort } from './waitOrAbort.ts';
import { waitUntilReady } from './waitUntilReady.ts';
import type { Call } from './call.ts';

/**
 * Returns whether a path has an empty segment or a dot segment, which name another path. Encoding cannot preserve
 * dots: `%2e%2e` is a dot segment as well (URL Standard, section 4.4).
 */
const hasAmbiguousSegment = (path: string): boolean =>
  /^[^?]*\/(?:\.|%2e){0,2}(?:[/?]|$)/i.test(path);

/**
 * Sends a call and returns its body (parsed JSON, a Blob for a file, undefined for 204) and the response. Waits for
 * `ready`, unless the call loads the white-label configuration.
 *
 * Calls to an external service do not wait, carry neither cookies nor the backend's headers, and trigger no
 * callback of the backend's state.
 * @throws everything in `OperationError`; Error if `hosts` lacks the service's origin or a path parameter is empty,
 * `.` or `..`
 */
export async function send(
  path: string,
  call: Call,
  // A call is repeated once after a new login; login and logout never ask for one.
  isLastTry = call.operationId.startsWith('log'),
): Promise<{ data: unknown; response: Response }> {
  if (hasAmbiguousSegment(path))
    throw new Error(`${call.operationId}: a path parameter must not be empty, "." or "..".`);
  const { statuses, isFile, queryKey, sdk = shared, ...init } = call;
  const { operationId, service, isCrossOrigin } = init;
  const scope = readScope(queryKey);
  const host = service ? sdk.hosts[service] : sdk.baseUrl;
  if (host === undefined)
    throw new Error(`${operationId}: set hosts.${service} in configureSdk or createSdk.`);
  if (!service && operationId !== 'getWhitelabelConfig')
    await waitOrAbort(waitUntilReady(sdk), init.signal);
  const { session, validate } = sdk;
  // The scope of the key overrides the current context.
  const context = { ...sdk.context(), ...scope };
  const isAnonymous = service || isCrossOrigin;
  const headers = isAnonymous
    ? addHeaders(init.headers, { 'Accept-Language': service ? undefined : context.language })
    : createHeaders(context, init);
  const isAnswer = ({ status }: Response) => status < 400 && statuses.includes(status);
  const { response, body } = await sendWithRetries(
    sdk,
    withoutSlash(scope?.backend ?? host) + path.replace(/^\/studio-api\b/, sdk.studioApiPath),
    {
      credentials: isAnonymous ? 'omit' : 'include',
      ...init,
      headers,
    },
    (answer) => (isFile && isAnswer(answer) ? answer.blob() : answer.text()),
  );
  const { status } = response;
  if (isAnswer(response)) {
    const type = response.headers.get('Content-Type') ?? '';
    const isText = /json|^text|^$/.test(type);
    const data = isFile ? (isText ? undefined : body) : parseJson(String(body));
    if (data === undefined && status !== 204)
      throw new AnswerError(operationId, `undeclared type ${type}`, readTraceId(response));
    await validate?.(operationId, data, response);
    return { data, response };
  }
  const error = toApiError(response, String(body), operationId);
  if (!service) {
    if (status === 502) sdk.onMaintenance?.();
    if (status === 401 && !isLastTry && (await renewSession(sdk, session))) {
      // Still for the account that made the call, whoever has logged in.
      const accountId = headers.get('X-Account-Id') ?? undefined;
      return send(
        path,
        { ...call, headers: addHeaders(init.headers, { 'X-Account-Id': accountId }) },
        true,
      );
    }
    if (status === 500 && !error.items[0]) sdk.onUnexpected?.(error);
  }
  throw statuses.includes(status) ? error : new UndeclaredError(error);
}
