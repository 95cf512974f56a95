/** The request under way, for what is told long after it: rules need not hand on who reads, and in which language. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Acting } from '../domains/family/bookedBy.ts';
import type { Surface } from '../domains/mail/sending.ts';

type Scope = {
  surface: Surface;
  acting: Acting | null;
  /** Whether something was promised that is to be done after the answer. */
  hasJobs: boolean;
};

const scopes = new AsyncLocalStorage<Scope>();

/** Where and in which language the reader of this request is; null outside of requests. */
export function presentSurface(): Surface | null {
  return scopes.getStore()?.surface ?? null;
}

/** Who acts in this request for the account whose it is; null where that does itself, and outside of requests. */
export function presentActor(): Acting | null {
  return scopes.getStore()?.acting ?? null;
}

/** Remembers that this request has promised something. */
export function noteJob(): void {
  const scope = scopes.getStore();
  if (scope) scope.hasJobs = true;
}

/**
 * Runs the work of a request.
 * @param wake called at its end when it has promised something, also when it fails: what is stored by then is to be done
 */
export async function inScope<Result>(
  { surface, acting }: Pick<Scope, 'surface' | 'acting'>,
  work: () => Promise<Result>,
  wake: () => void,
): Promise<Result> {
  const scope: Scope = { surface, acting, hasJobs: false };
  return scopes.run(scope, work).finally(() => {
    if (scope.hasJobs) wake();
  });
}
