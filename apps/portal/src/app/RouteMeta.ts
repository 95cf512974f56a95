import type { Permission } from '../lib/studio/StudioContext.tsx';

/** What a route asks for before it is shown; evaluated in one place (StudioLayout). */
export interface Guard {
  /** Somebody must be logged in. */
  login?: true;
  /** Each of these must be held. */
  permissions?: readonly Permission[];
}

/** `handle` of a route. */
export interface RouteMeta {
  guard?: Guard;
}

export const isRouteMeta = (handle: unknown): handle is RouteMeta =>
  typeof handle === 'object' && handle !== null;
