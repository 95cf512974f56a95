/** Returns the request's id in the backend's log; undefined without response headers or X-Trace-Id. */
export const readTraceId = (answer: Pick<Response, 'headers'> | undefined): string | undefined =>
  answer?.headers.get('X-Trace-Id') ?? undefined;
