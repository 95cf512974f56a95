/** What pages that open without a network are made of, kept in this browser for as long as somebody is logged in. */
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

/** Answers that are kept: who is there and where, their next bookings, and the code for the door. No address, no contract, no payment. */
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

/** Whether what is answered under a key is kept. */
export const isKeptAnswer = ([operation]: QueryKey): boolean => names.has(operation);

/** What is kept is the account's own, never of somebody whom it acts for. */
const isOfSomebodyElse = ([, scope]: QueryKey): boolean =>
  typeof scope === 'object' && scope !== null && Reflect.get(scope, 'actingFor') !== undefined;

/** After this nobody looks for it any more, in milliseconds: a week. */
const longest = 7 * 86_400_000;

/** A version of the portal reads only what it has written: the name of its first file holds a hash. */
const version = import.meta.url;

interface Kept {
  version: string;
  state: DehydratedState;
}

const isOfThisVersion = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === version;

/** Keeps what has been answered so far; forgets it where nobody is logged in. */
export function keepAnswers(queryClient: QueryClient): void {
  const isSomebodyThere = queryClient
    .getQueriesData({ queryKey: [userInfo] })
    .some(([, user]) => user);
  if (!isSomebodyThere) {
    store('kept-answers', undefined);
    return;
  }
  const state = dehydrate(queryClient, {
    // Whatever has been answered once, also where asking anew has failed since.
    shouldDehydrateQuery: ({ queryKey, state: { data } }) =>
      data !== undefined && isKeptAnswer(queryKey) && !isOfSomebodyElse(queryKey),
    shouldDehydrateMutation: () => false,
  });
  store('kept-answers', stringify({ version, state } satisfies Kept));
}

/** Puts what was kept in the place of answers that do not come; each still says when it came. */
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
