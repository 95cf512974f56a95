/** Caches answers of the backend: a page needs four, and a thousand pages a second need the same ones. */
import { BackendUnavailableError } from '@studio-portal/page-server/BackendUnavailableError';
import { LRUCache } from 'lru-cache';

/** Milliseconds for which an answer is fresh. */
const freshDuration = 60_000;
/** Milliseconds for which an old answer is served while a new one loads. */
const staleDuration = 10 * 60_000;
/**
 * Milliseconds before a failed call is repeated. Applies to that call alone, so that one failing address does
 * not affect others.
 */
const retryDelay = 2_000;
/** Concurrent calls; further ones fail at once. */
const maxConcurrentCalls = 200;
/** Characters of JSON that the cached answers of one operation may have. */
const maxCacheSize = 16 * 1024 * 1024;

/** Origin of an answer: cached, loaded, or old because the backend is failing. */
export type Source = 'kept' | 'asked' | 'old';

/** A call of the backend with its cache key. */
export type Operation<Arguments extends unknown[], Answer> = {
  name: string;
  /** Everything that the answer depends on, above all the chain: two users differ in nothing else here. */
  cacheKey: (...given: Arguments) => readonly unknown[];
  load: (...given: Arguments) => Promise<Answer>;
};

/**
 * Creates a function that caches calls. Concurrent calls with the same key share one request; while the backend
 * fails, the last answer is returned, however old.
 * @param onAnswer called for each answer, for the metrics
 */
export function createAnswerCache(onAnswer: (operation: string, source: Source) => void) {
  let pendingCalls = 0;

  /**
   * Caches the answers of a call.
   * @throws BackendUnavailableError if there is neither a new nor an old answer
   */
  return <Arguments extends unknown[], Answer>({
    name,
    cacheKey,
    load,
  }: Operation<Arguments, Answer>): ((...given: Arguments) => Promise<Answer>) => {
    const failed = new LRUCache<string, BackendUnavailableError>({
      max: 1000,
      ttl: retryDelay,
      ttlResolution: 0,
    });

    async function loadUncached(key: string, loadNow: () => Promise<Answer>): Promise<Answer> {
      const recentFailure = failed.get(key);
      if (recentFailure) throw recentFailure;
      if (pendingCalls >= maxConcurrentCalls)
        throw new BackendUnavailableError(new Error('Too many calls at once'));
      pendingCalls++;
      try {
        return await loadNow();
      } catch (cause) {
        const trouble = new BackendUnavailableError(cause);
        failed.set(key, trouble);
        throw trouble;
      } finally {
        pendingCalls--;
      }
    }

    type Entry = { answer: Answer; size: number };
    const cache = new LRUCache<string, Entry, () => Promise<Answer>>({
      maxSize: maxCacheSize,
      sizeCalculation: ({ size }, key) => size + key.length,
      ttl: freshDuration,
      ttlResolution: 0,
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: async (key, _old, { context }) => {
        const answer = await loadUncached(key, context);
        return { answer, size: JSON.stringify(answer).length };
      },
    });

    return async (...given) => {
      const key = JSON.stringify(cacheKey(...given));
      const status: LRUCache.Status<Entry> = {};
      const entry = await cache.fetch(key, {
        context: () => load(...given),
        allowStale: cache.getRemainingTTL(key) > freshDuration - staleDuration,
        status,
      });
      if (!entry) throw status.fetchError ?? new BackendUnavailableError(undefined);
      onAnswer(name, status.fetchRejected ? 'old' : status.fetch === 'miss' ? 'asked' : 'kept');
      return entry.answer;
    };
  };
}
