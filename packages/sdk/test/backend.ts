import { ApiError, configureSdk, UndeclaredError } from '../src/index.ts';
import { defaults } from '../src/runtime/config.ts';

/** A backend that returns given responses in order and records its requests. */
export interface Backend {
  requests: { url: string; init: RequestInit; headers: Headers; body: string }[];
}

type Answer = Response | Error | (() => Response | Promise<Response>);

/**
 * Points the SDK at a backend with these responses, the last one repeated, and resets all other options to their
 * defaults.
 */
export function mockBackend(...answers: Answer[]): Backend {
  const backend: Backend = { requests: [] };
  configureSdk({
    ...defaults,
    ready: () => undefined,
    onMaintenance: undefined,
    onSignedOut: undefined,
    onUnexpected: undefined,
    onRequest: undefined,
    fetch: async (url, init) => {
      backend.requests.push({
        url,
        init,
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? init.body : '',
      });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      if (answer instanceof Response) return answer.clone();
      if (answer) return answer();
      throw new Error('The test gave this backend no response. Pass one to answering().');
    },
  });
  return backend;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

export const errorResponse = (
  status: number,
  errorCode: string,
  errorMessage = 'A fault',
): Response =>
  json({ errorMessage, errorCode, traceId: '7c1f0a9e2b3d4c55', typedArgs: [] }, status);

/** Returns the error a call throws; fails if the call succeeds. */
export const getError = async (call: Promise<unknown>): Promise<unknown> => {
  const answer = await call.catch((error: unknown) => ({ error }));
  if (typeof answer === 'object' && answer !== null && 'error' in answer) return answer.error;
  throw new Error(`Expected the call to throw, but it returned ${JSON.stringify(answer)}.`);
};

/** Returns the ApiError of an error response, whether its status is declared or not. */
export const getApiError = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await getError(call);
  if (error instanceof UndeclaredError) return error.answer;
  if (error instanceof ApiError) return error;
  throw new Error(`Expected an error response, got ${String(error)}`);
};
