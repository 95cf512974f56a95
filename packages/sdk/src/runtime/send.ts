import type { HostName } from '../generated/hosts.ts';
import { attempt } from './attempt.ts';
import { AnswerError, UndeclaredError } from './callErrors.ts';
import type { Runtime } from './config.ts';
import { headersFor } from './headers.ts';
import { parseJson } from './parseJson.ts';
import type { Scope } from './scope.ts';
import { renew } from './session.ts';
import { toApiError } from './toApiError.ts';
import { until } from './until.ts';
import { whenReady } from './whenReady.ts';

/** One call of the description. */
export interface Call {
  operationId: string;
  /** The statuses that the description declares for it. */
  statuses: readonly number[];
  path: string;
  /** It answers a file instead of JSON. */
  isFile?: boolean | undefined;
  /** The service beside the backend that it belongs to. */
  service?: HostName | undefined;
}

export interface CallOptions extends RequestInit {
  /** Of the query that asks: the call is sent under the scope of its key. */
  queryKey?: readonly unknown[] | undefined;
}

/**
 * Sends one call and answers its body (parsed JSON, a Blob for a file, undefined for 204) and the response.
 *
 * Throws what `OperationError` says: ApiError from status 400, UndeclaredError for a status that is not declared, AnswerError
 * for a body that is not what is declared, NetworkError, TimeoutError or AbortError when no whole answer came. Waits for
 * `config.ready`, except for the call that loads the white-label configuration.
 *
 * A call of a service beside the backend waits for nothing, carries neither cookies nor the backend's headers, and says
 * nothing about the backend's state; it throws an Error when `config.hosts` does not name the service.
 */
export async function send(
  config: Runtime,
  call: Call,
  options: CallOptions,
  // Sent once more after a new login; nobody who logs in or out is to be asked for one.
  isLastTry = call.operationId.startsWith('log'),
): Promise<{ data: unknown; response: Response }> {
  const { operationId, statuses, path, service, isFile } = call;
  const { queryKey, ...init } = options;
  const { backend, tenant, language } = (queryKey?.[1] ?? {}) as Partial<Scope>;
  const host = service ? config.hosts[service] : config.baseUrl;
  if (host === undefined)
    throw new Error(`${operationId} has no host: configureSdk({ hosts: { ${service}: '' } })`);
  if (!service && operationId !== 'getWhitelabelConfig')
    await until(whenReady(config), init.signal);
  const { session } = config;
  const context = config.context();
  const { response, broken } = await attempt(
    config,
    operationId,
    (backend ?? host) + path.replace(/^\/studio-api\b/, config.studioApiPath),
    {
      credentials: service ? 'omit' : 'include',
      ...init,
      // The scope of a key goes before that of this moment.
      headers: service
        ? init.headers
        : headersFor(backend === undefined ? context : { ...context, tenant, language }, init),
    },
  );
  const { status } = response;
  const type = response.headers.get('Content-Type') ?? '';
  const isDeclared = statuses.includes(status);
  const isAnswer = isDeclared && status < 400;
  const body: unknown = await (isFile && isAnswer ? response.blob() : response.text()).catch(
    (cause: unknown) => Promise.reject(broken(cause)),
  );
  if (isAnswer) {
    const isText = /json|^text|^$/.test(type);
    const data = isFile ? (isText ? undefined : body) : parseJson(String(body));
    if (data !== undefined || status === 204) return { data, response };
    throw new AnswerError(operationId, `undeclared answer: ${type}`);
  }
  const error = toApiError(response, String(body), operationId);
  if (!service) {
    if (status === 502) config.onMaintenance();
    if (status === 401 && !isLastTry && (await renew(config, session)))
      return send(config, call, options, true);
    if (status === 500 && !error.items[0]) config.onUnexpected(error);
  }
  throw isDeclared ? error : new UndeclaredError(error);
}
