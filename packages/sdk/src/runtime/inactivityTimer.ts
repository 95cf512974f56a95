/** Aborts its signal when nothing has moved for some time. */
export interface InactivityTimer {
  signal: AbortSignal;
  /** Starts the wait again, because a byte has moved. */
  restart: (milliseconds: number) => void;
  stop: () => void;
}

export function startInactivityTimer(milliseconds: number): InactivityTimer {
  const controller = new AbortController();
  const start = (delay: number) => setTimeout(() => controller.abort(), delay);
  let timer = start(milliseconds);
  const stop = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    restart: (delay) => {
      stop();
      timer = start(delay);
    },
    stop,
  };
}

/** Statuses without a body (Fetch Standard, section 2.2.3): a Response with one of them rejects any body. */
export const emptyStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

/** Returns a response whose body reports each chunk as it arrives. */
export function watchBody(response: Response, onChunk: () => void): Response {
  // Chromium gives a response from the network a body even with these statuses.
  if (!response.body || emptyStatuses.has(response.status)) return response;
  const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onChunk();
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(watched), response);
}
