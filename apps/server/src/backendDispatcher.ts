/** Connections to the backend and to the targets of folders. */
import { Agent, type Dispatcher } from 'undici';

/** Errors of a connection that the other side has closed. */
const closedCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Creates a dispatcher that keeps connections alive. The other side may close one at the moment it is reused, so a
 * GET or HEAD that fails before the answer starts is sent once more on a new connection. undici's RetryAgent would
 * pick another kept connection, which may be closed as well, and resume answers in the middle.
 */
export function createBackendDispatcher(options: Agent.Options = {}): Dispatcher {
  const keeping = new Agent(options);
  const notKeeping = new Agent({ ...options, pipelining: 0 });
  return keeping.compose((dispatch) => (request, handler) => {
    if (!/^(?:GET|HEAD)$/.test(request.method)) return dispatch(request, handler);
    let isAnswered = false;
    return dispatch(request, {
      onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
      onResponseStart: (...answer) => {
        isAnswered = true;
        return handler.onResponseStart?.(...answer);
      },
      onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
      onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
      onResponseError: (controller, error) => {
        if (isAnswered || !('code' in error && closedCodes.has(error.code)))
          handler.onResponseError?.(controller, error);
        else notKeeping.dispatch(request, handler);
      },
    });
  });
}
