import { hosts } from '../generated/hosts.ts';
import { attempt } from './attempt.ts';
import type { SdkConfig } from './config.ts';
import { headersFor } from './headers.ts';
import { toApiError } from './toApiError.ts';

/**
 * Sends one request and answers its response, whose status is below 400.
 *
 * Throws ApiError from status 400, NetworkError or TimeoutError when no answer came, and whatever `init.signal` was
 * aborted with. Waits for `config.ready`, except for the call that loads the white-label configuration.
 *
 * A call of a service beside the backend waits for nothing, carries neither cookies nor the backend's headers, and says
 * nothing about the backend's state; it throws an Error when `config.hosts` does not name the service.
 */
export async function send(
  config: SdkConfig,
  operationId: string,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const service = hosts[operationId];
  const host = service && config.hosts[service];
  if (service && host === undefined)
    throw new Error(`${operationId} has no host: configureSdk({ hosts: { ${service}: '…' } })`);
  if (!service && operationId !== 'getWhitelabelConfig') await config.ready;
  const response = await attempt(
    config,
    (host ?? config.baseUrl) + path.replace(/^\/studio-api(?=\/)/, config.studioApiPath),
    service
      ? { credentials: 'omit', ...init }
      : {
          credentials: 'include',
          ...init,
          headers: headersFor(config.context(), init, operationId),
        },
  );
  if (response.status < 400) return response;
  const error = await toApiError(response, operationId);
  if (service) throw error;
  if (error.status === 502) config.onMaintenance();
  if (error.status === 401 && operationId !== 'login' && (await config.onSignedOut()) === true)
    return send(config, operationId, path, init);
  if (error.status === 500 && error.items.length === 0) config.onUnexpected(error);
  throw error;
}
