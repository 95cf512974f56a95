import { ApiError, configureSdk, UndeclaredError } from '../src/index.ts';
import { defaults } from '../src/runtime/config.ts';

/** A backend that answers what it is told, in order, and keeps what it was asked. */
export interface Backend {
  requests: { url: string; init: RequestInit; headers: Headers; body: string }[];
}

type Answer = Response | Error | (() => Response | Promise<Response>);

/** Points the SDK at a backend with these answers; the last one is given again and again. Everything else is as by default. */
export function answering(...answers: Answer[]): Backend {
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
      throw new Error('No answer was given to this backend.');
    },
  });
  return backend;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

export const fault = (status: number, errorCode: string, errorMessage = 'A fault'): Response =>
  json({ errorMessage, errorCode, traceId: '7c1f0a9e2b3d4c55', typedArgs: [] }, status);

/** What a call throws; an Error when it does not. */
export const thrown = async (call: Promise<unknown>): Promise<unknown> => {
  const answer = await call.catch((error: unknown) => ({ error }));
  if (typeof answer === 'object' && answer !== null && 'error' in answer) return answer.error;
  throw new Error(`The call threw nothing but answered ${JSON.stringify(answer)}.`);
};

/** What the backend answered that was no success, whether its status is declared or not. */
export const refused = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await thrown(call);
  if (error instanceof UndeclaredError) return error.answer;
  if (error instanceof ApiError) return error;
  throw new Error(`Expected an answer of the backend, got ${String(error)}`);
};
