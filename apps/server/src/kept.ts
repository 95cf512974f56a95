/** Answers of the backend, kept for a while: a page asks for four, and a thousand pages a second ask for the same. */
import { BackendUnavailableError } from '@studio-portal/page-server/BackendUnavailableError';
import { LRUCache } from 'lru-cache';

/** Milliseconds for which an answer is as good as new. */
const fresh = 60_000;
/** Milliseconds for which it is still given at once, while a new one is asked for. */
const good = 10 * 60_000;
/** Milliseconds in which what has just failed is not asked again. It alone: what one address breaks is no trouble of another's. */
const rest = 2_000;
/** How many calls may be under way at once; whoever needs one more is told that there is trouble. */
const mostAtOnce = 200;
/** Characters that the kept answers of one operation may have as JSON. */
const room = 16 * 1024 * 1024;

/** Whether an answer was here, was asked for, or is an old one because the backend has trouble. */
export type Source = 'kept' | 'asked' | 'old';

/** A call of the backend. */
export type Operation<Arguments extends unknown[], Answer> = {
  name: string;
  /** All that the answer depends on, the chain above all: nothing else tells two readers apart here. */
  keyOf: (...given: Arguments) => readonly unknown[];
  ask: (...given: Arguments) => Promise<Answer>;
};

/**
 * Makes calls whose answers are kept. Whoever asks the same at once waits for one call; while the backend has trouble the last answer
 * is given, however old.
 * @param onAnswer told of each answer, for the metrics
 */
export function createKeeper(onAnswer: (operation: string, source: Source) => void) {
  let underWay = 0;

  /** @throws BackendUnavailableError where there is neither an answer nor an old one */
  return <Arguments extends unknown[], Answer>({
    name,
    keyOf,
    ask,
  }: Operation<Arguments, Answer>): ((...given: Arguments) => Promise<Answer>) => {
    const failed = new LRUCache<string, BackendUnavailableError>({
      max: 1000,
      ttl: rest,
      ttlResolution: 0,
    });

    async function call(key: string, askNow: () => Promise<Answer>): Promise<Answer> {
      const justNow = failed.get(key);
      if (justNow) throw justNow;
      if (underWay >= mostAtOnce)
        throw new BackendUnavailableError(new Error('Too many calls at once'));
      underWay++;
      try {
        return await askNow();
      } catch (cause) {
        const trouble = new BackendUnavailableError(cause);
        failed.set(key, trouble);
        throw trouble;
      } finally {
        underWay--;
      }
    }

    type Kept = { answer: Answer; size: number };
    const cache = new LRUCache<string, Kept, () => Promise<Answer>>({
      maxSize: room,
      sizeCalculation: ({ size }, key) => size + key.length,
      ttl: fresh,
      ttlResolution: 0,
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: async (key, _old, { context }) => {
        const answer = await call(key, context);
        return { answer, size: JSON.stringify(answer).length };
      },
    });

    return async (...given) => {
      const key = JSON.stringify(keyOf(...given));
      const status: LRUCache.Status<Kept> = {};
      const kept = await cache.fetch(key, {
        context: () => ask(...given),
        allowStale: cache.getRemainingTTL(key) > fresh - good,
        status,
      });
      if (!kept) throw status.fetchError ?? new BackendUnavailableError(undefined);
      onAnswer(name, status.fetchRejected ? 'old' : status.fetch === 'miss' ? 'asked' : 'kept');
      return kept.answer;
    };
  };
}
