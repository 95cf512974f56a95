/** What the backend calls a request in its log; undefined when the head of the answer does not say, or there is none. */
export const traceIdOf = (answer: Pick<Response, 'headers'> | undefined): string | undefined =>
  answer?.headers.get('X-Trace-Id') ?? undefined;
