import { createSdk, type Sdk } from '@studio-portal/sdk';
import { hydrationOptions } from '@studio-portal/sdk/hydration';
import { QueryClient } from '@tanstack/react-query';

/**
 * The instance of one chain, the same on both sides but for how it reaches the backend: the keys of its queries hold the base
 * address, and what the server has prefetched is found under these keys in the browser.
 */
export const instanceOf = (tenant: string, fetch?: Sdk['fetch']): Sdk =>
  createSdk({ context: () => ({ tenant, language: 'en-GB' }), ...(fetch && { fetch }) });

/** A cache for one page. What the server answered a moment ago is not asked again by the browser. */
export const createCache = (): QueryClient =>
  new QueryClient({ defaultOptions: { ...hydrationOptions, queries: { staleTime: 60_000 } } });
