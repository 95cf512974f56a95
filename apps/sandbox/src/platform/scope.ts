/**
 * Context of the current request. Mails and messages sent later need its language and actor, which rules therefore do
 * not pass along.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Surface, Acting } from './api.ts';

type Scope = {
  surface: Surface;
  acting: Acting | null;
  /** True if the request has queued a job to run after the response. */
  hasJobs: boolean;
};

const scopes = new AsyncLocalStorage<Scope>();

/** Returns the brand context and language of the current request; null outside of requests. */
export function currentSurface(): Surface | null {
  return scopes.getStore()?.surface ?? null;
}

/** Returns the person acting for the account in this request; null when it acts for itself and outside of requests. */
export function currentActor(): Acting | null {
  return scopes.getStore()?.acting ?? null;
}

/** Records that this request has queued a job. */
export function markJobQueued(): void {
  const scope = scopes.getStore();
  if (scope) scope.hasJobs = true;
}

/** Runs work for other people that a request happens to trigger, outside of its context. Jobs still run after it. */
export async function leaveRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = await scopes.exit(work);
  markJobQueued();
  return result;
}

/**
 * Runs the work of a request in a scope of its own.
 * @param wake called at the end if a job was queued, even after an error: a job stored by then must run
 */
export async function runInScope<Result>(
  { surface, acting }: Pick<Scope, 'surface' | 'acting'>,
  work: () => Promise<Result>,
  wake: () => void,
): Promise<Result> {
  const scope: Scope = { surface, acting, hasJobs: false };
  return scopes.run(scope, work).finally(() => {
    if (scope.hasJobs) wake();
  });
}
