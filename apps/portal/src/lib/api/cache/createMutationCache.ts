import { ApiError } from '@studio-portal/sdk';
import { type Mutation, MutationCache, type QueryClient } from '@tanstack/react-query';
import { reportUnexpected } from '../../errorReports/reportUnexpected.ts';
import { importWithRetry } from '../../browser/importWithRetry.ts';
import { refetchCurrentUser } from '../../session/refetchCurrentUser.ts';
import type { changes, WritingOperation } from './changes.ts';

type Changes = typeof changes;

/** Loads the table of effects with the first mutation. */
const loadChanges = async (): Promise<Changes> =>
  (await importWithRetry(() => import('./changes.ts'))).changes;

/**
 * Returns the calls in the mutation key: one for the SDK's hooks, several for `useApiMutation`.
 * @throws if the key contains anything else
 */
function mutationCalls({ options }: KeyedMutation, known: Changes): WritingOperation[] {
  const names = options.mutationKey;
  const calls = names?.filter(
    (name): name is WritingOperation => typeof name === 'string' && Object.hasOwn(known, name),
  );
  if (calls === undefined || calls.length !== names?.length)
    throw new Error(
      `The mutation key ${JSON.stringify(names)} has calls that lib/api/cache/changes.ts lacks. Use the SDK's hook or useApiMutation.`,
    );
  return calls;
}

type KeyedMutation = Pick<Mutation<unknown, unknown>, 'options'>;

/**
 * Invalidates the queries that a mutation affects, in all languages. Visible ones refetch now,
 * others when they are next shown. Does not wait, so that results appear before lists.
 */
async function invalidateAffected(
  queryClient: QueryClient,
  mutation: KeyedMutation,
): Promise<void> {
  const known = await loadChanges();
  const changed = mutationCalls(mutation, known).flatMap((name) => {
    const change = known[name];
    return change === 'currentUser' ? [] : [...change];
  });
  for (const operation of new Set(changed))
    void queryClient.invalidateQueries({ queryKey: [operation] });
}

/**
 * Creates a mutation cache that invalidates affected queries. A conflict (404, 409, 422) means that
 * the shown data is stale, so it invalidates as well.
 */
export const createMutationCache = (queryClient: () => QueryClient): MutationCache =>
  new MutationCache({
    // Types and lint check the names; in development this checks them again before a request is
    // sent.
    ...(import.meta.env.DEV && {
      onMutate: async (_variables, mutation) => void mutationCalls(mutation, await loadChanges()),
    }),
    onSuccess: (_data, _variables, _onMutateResult, mutation) =>
      void invalidateAffected(queryClient(), mutation),
    onError: (error, _variables, _onMutateResult, mutation) => {
      reportUnexpected(error);
      // The page then loads again for the account that is logged in (app/frame/UserGate).
      if (error instanceof ApiError && error.is('authentication.error.otheraccount'))
        void refetchCurrentUser(queryClient());
      if (error instanceof ApiError && [404, 409, 422].includes(error.status))
        void invalidateAffected(queryClient(), mutation);
    },
  });
