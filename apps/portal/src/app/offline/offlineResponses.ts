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
import { userInfo } from '../../lib/session/refetchCurrentUser.ts';
import { shownUserId } from '../../lib/session/shownUserId.ts';

/**
 * Stored queries: current user, studio, bookings, reserved visits and the entrance code. No
 * addresses, contracts or payments.
 */
const offlineOperations = [
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
  'listCheckinReservations',
] as const satisfies readonly OperationId[];

const names: ReadonlySet<unknown> = new Set(offlineOperations);

/** Returns whether the response of a query is stored. */
export const isOfflineQuery = ([operation]: QueryKey): boolean => names.has(operation);

/** Only the account's own data is stored, never that of a person it acts for. */
const isForFamilyMember = ([, scope]: QueryKey): boolean =>
  typeof scope === 'object' && scope !== null && Reflect.get(scope, 'actingFor') !== undefined;

/** Maximum age in milliseconds: a week. */
const maxAge = 7 * 86_400_000;

/** Each version reads only its own data; the name of its entry file contains a hash. */
const version = import.meta.url;

interface StoredResponses {
  version: string;
  state: DehydratedState;
}

const isCurrentVersion = (value: unknown): value is StoredResponses =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === version;

/** Stores the current responses, or removes them after a logout. */
export function saveResponses(queryClient: QueryClient): void {
  const isLoggedIn = queryClient.getQueriesData({ queryKey: [userInfo] }).some(([, user]) => user);
  if (!isLoggedIn) {
    store('kept-answers', undefined);
    return;
  }
  // A logout has cleared the storage, but the page is still there until the next one loads.
  const shown = shownUserId();
  if (shown === undefined || readStored('last-user') !== shown) return;
  const state = dehydrate(queryClient, {
    // Includes queries whose latest refetch failed.
    shouldDehydrateQuery: ({ queryKey, state: { data } }) =>
      data !== undefined && isOfflineQuery(queryKey) && !isForFamilyMember(queryKey),
    shouldDehydrateMutation: () => false,
  });
  const stored = { version, state: { ...state, queries: state.queries.map(withoutError) } };
  store('kept-answers', stringify(stored satisfies StoredResponses));
}

/** Keeps the data of a query whose latest refetch failed; only plain objects can be stored. */
const withoutError = (query: DehydratedState['queries'][number]) => ({
  ...query,
  state: { ...query.state, status: 'success' as const, error: null, fetchFailureReason: null },
});

/** Restores stored responses with their original time. */
export function restoreResponses(queryClient: QueryClient): void {
  const text = readStored('kept-answers');
  if (typeof text !== 'string') return;
  const found = parseStored(text);
  if (!isCurrentVersion(found)) return;
  const queries = found.state.queries.filter(
    ({ state }) => state.dataUpdatedAt > Date.now() - maxAge,
  );
  hydrate(queryClient, { ...found.state, queries });
}

function parseStored(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
