import { ApiError } from '@studio-portal/sdk';
import { type Mutation, MutationCache, type QueryClient } from '@tanstack/react-query';
import { reportUnexpected } from '../../errorReports/reportUnexpected.ts';
import { importWithRetry } from '../../browser/importWithRetry.ts';
import type { changes, WritingOperation } from './changes.ts';

type Changes = typeof changes;

/** What each call changes: a table of all of them, which comes with the first call that changes something. */
const loadChanges = async (): Promise<Changes> =>
  (await importWithRetry(() => import('./changes.ts'))).changes;

/**
 * The calls of a mutation: the SDK's hooks name theirs as the mutation's key, `useWriting` does for several.
 * @throws when it names something else
 */
function callsOf({ options }: Written, known: Changes): WritingOperation[] {
  const names = options.mutationKey;
  const calls = names?.filter(
    (name): name is WritingOperation => typeof name === 'string' && Object.hasOwn(known, name),
  );
  if (calls === undefined || calls.length !== names?.length)
    throw new Error(
      `A mutation names its calls ${JSON.stringify(names)}, which are not those of lib/api/cache/changes.ts. Use the SDK's hook, or useWriting.`,
    );
  return calls;
}

type Written = Pick<Mutation<unknown, unknown>, 'options'>;

/**
 * These calls were made: what they change is asked again where it is shown, and elsewhere as soon as it is, in whichever language it
 * was asked before. Nobody waits for it: results first, lists after.
 */
async function outdate(queryClient: QueryClient, mutation: Written): Promise<void> {
  const known = await loadChanges();
  const changed = callsOf(mutation, known).flatMap((name) => {
    const change = known[name];
    return change === 'reader' ? [] : [...change];
  });
  for (const operation of new Set(changed))
    void queryClient.invalidateQueries({ queryKey: [operation] });
}

/**
 * A cache of mutations that outdates what each has changed. A conflict (404, 409, 422) says that what is shown was not true any
 * more, so it is asked again as well.
 */
export const createMutationCache = (queryClient: () => QueryClient): MutationCache =>
  new MutationCache({
    // Types and lint see to the names; while developing they are looked at once more, before anything is sent.
    ...(import.meta.env.DEV && {
      onMutate: async (_variables, mutation) => void callsOf(mutation, await loadChanges()),
    }),
    onSuccess: (_data, _variables, _onMutateResult, mutation) =>
      void outdate(queryClient(), mutation),
    onError: (error, _variables, _onMutateResult, mutation) => {
      reportUnexpected(error);
      if (error instanceof ApiError && [404, 409, 422].includes(error.status))
        void outdate(queryClient(), mutation);
    },
  });
