/** Prometheus metrics. Labels are names of operations and pages, never of people or addresses. */
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Source } from './answerCache.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Creates the metrics of a server. Times are passed in milliseconds and reported in seconds. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time until an answer was sent, by kind (page, file, call, folder, other) and status.',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  });
  const calls = new Histogram({
    name: 'portal_backend_call_seconds',
    help: 'Time until the backend answered a call that a page needed, by outcome (a status, or unreachable).',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  const answers = new Counter({
    name: 'portal_backend_answers_total',
    help: 'Answers that pages were made of, by operation and source: kept, asked, or old because the backend has trouble.',
    labelNames: ['operation', 'source'],
    registers,
  });
  collectDefaultMetrics({ register: registry });
  return {
    text: () => registry.metrics(),
    /** Media type of the text. */
    type: registry.contentType,
    countRequest: (kind: string, status: number, milliseconds: number) =>
      requests.observe({ kind, status }, milliseconds / 1000),
    countAnswer: (operation: string, source: Source) => answers.inc({ operation, source }),
    /** Measures the duration of each call of a fetch function. */
    measureFetch:
      (fetch: Fetch): Fetch =>
      async (url, init) => {
        const done = calls.startTimer();
        try {
          const response = await fetch(url, init);
          done({ outcome: response.status });
          return response;
        } catch (error) {
          done({ outcome: 'unreachable' });
          throw error;
        }
      },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
