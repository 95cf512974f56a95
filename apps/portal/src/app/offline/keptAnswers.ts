/** Stores the responses of pages that work offline, in this browser while a user is logged in. */
import type { OperationId } from '@studio-portal/sdk/types';
import {
  dehydrate,
  type DehydratedState,
  hydrate,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { parse, stringify } from 'devalue';
import { readStored, store } from '../../lib/browser/storage.ts';
import { userInfo } from '../../lib/session/askWhoIsThere.ts';

/**
 * Stored queries: current user, studio, upcoming bookings and the entrance code. No addresses,
 * contracts or payments.
 */
const kept = [
  userInfo,
  'getTenantConfig',
  'getTenant',
  'getPublicStudio',
  'getHomeStudio',
  'listActiveMenuEntries',
  'listFeatures',
  'getCustomerConfig',
  'getActiveCheckin',
  'listMyCurrentCalendarItems',
  'listMyCalendarHistory',
] as const satisfies readonly OperationId[];

const names: ReadonlySet<unknown> = new Set(kept);

/** Returns whether the response of a query is stored. */
export const isKeptAnswer = ([operation]: QueryKey): boolean => names.has(operation);

/** Only the account's own data is stored, never that of a person it acts for. */
const isOfSomebodyElse = ([, scope]: QueryKey): boolean =>
  typeof scope === 'object' && scope !== null && Reflect.get(scope, 'actingFor') !== undefined;

/** Maximum age in milliseconds: a week. */
const longest = 7 * 86_400_000;

/** Each version reads only its own data; the name of its entry file contains a hash. */
const version = import.meta.url;

interface Kept {
  version: string;
  state: DehydratedState;
}

const isOfThisVersion = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === version;

/** Stores the current responses, or removes them if nobody is logged in. */
export function keepAnswers(queryClient: QueryClient): void {
  const isSomebodyThere = queryClient
    .getQueriesData({ queryKey: [userInfo] })
    .some(([, user]) => user);
  if (!isSomebodyThere) {
    store('kept-answers', undefined);
    return;
  }
  const state = dehydrate(queryClient, {
    // Includes queries whose latest refetch failed.
    shouldDehydrateQuery: ({ queryKey, state: { data } }) =>
      data !== undefined && isKeptAnswer(queryKey) && !isOfSomebodyElse(queryKey),
    shouldDehydrateMutation: () => false,
  });
  store('kept-answers', stringify({ version, state } satisfies Kept));
}

/** Restores stored responses with their original time. */
export function restoreAnswers(queryClient: QueryClient): void {
  const text = readStored('kept-answers');
  if (typeof text !== 'string') return;
  const found = readable(text);
  if (!isOfThisVersion(found)) return;
  const queries = found.state.queries.filter(
    ({ state }) => state.dataUpdatedAt > Date.now() - longest,
  );
  hydrate(queryClient, { ...found.state, queries });
}

function readable(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
