import { attempt } from './attempt.ts';
import type { SdkConfig } from './config.ts';
import { headersFor } from './headers.ts';
import { toApiError } from './toApiError.ts';

/**
 * Sends one request of a backend and answers its response, whose status is below 400.
 *
 * Throws ApiError from status 400, NetworkError or TimeoutError when no answer came, and whatever `init.signal` was
 * aborted with. Waits for `config.ready`, except for the call that loads the white-label configuration.
 */
export async function send(
  config: SdkConfig,
  operationId: string,
  path: string,
  init: RequestInit,
): Promise<Response> {
  if (operationId !== 'getWhitelabelConfig') await config.ready;
  const url = config.baseUrl + path.replace(/^\/studio-api(?=\/)/, config.studioApiPath);
  const response = await attempt(config, url, {
    credentials: 'include',
    ...init,
    headers: headersFor(config.context(), init, operationId),
  });
  if (response.status < 400) return response;
  const error = await toApiError(response, operationId);
  if (error.status === 502) config.onMaintenance();
  if (error.status === 401 && operationId !== 'login') config.onSignedOut();
  if (error.status === 500 && error.items.length === 0) config.onUnexpected(error);
  throw error;
}
