import { ApiError } from '@studio-portal/sdk';
import { type Mutation, MutationCache, type QueryClient } from '@tanstack/react-query';
import { changes, type WritingOperation } from './changes.ts';

const isWriting = (name: unknown): name is WritingOperation =>
  typeof name === 'string' && Object.hasOwn(changes, name);

/**
 * These calls were made: what they change is asked again where it is shown, and elsewhere as soon as it is, in whichever language it
 * was asked before. Nobody waits for it: results first, lists after.
 */
function outdate(queryClient: QueryClient, ...written: readonly WritingOperation[]): void {
  for (const operation of new Set(
    written.flatMap((name) => {
      const change = changes[name];
      return change === 'reader' ? [] : [...change];
    }),
  ))
    void queryClient.invalidateQueries({ queryKey: [operation] });
}

/** The calls of a mutation: the SDK's hooks name theirs as the mutation's key, `useWriting` does for several. */
function callsOf({ options }: Pick<Mutation<unknown, unknown>, 'options'>): WritingOperation[] {
  const names = options.mutationKey;
  const calls = names?.filter(isWriting);
  if (calls === undefined || calls.length !== names?.length)
    throw new Error(
      `A mutation names its calls ${JSON.stringify(names)}, which are not those of lib/cache/changes.ts. Use the SDK's hook, or useWriting.`,
    );
  return calls;
}

/**
 * A cache of mutations that outdates what each has changed. A conflict (404, 409, 422) says that what is shown was not true any
 * more, so it is asked again as well.
 */
export const createMutationCache = (queryClient: () => QueryClient): MutationCache =>
  new MutationCache({
    onMutate: (_variables, mutation) => void callsOf(mutation),
    onSuccess: (_data, _variables, _onMutateResult, mutation) =>
      outdate(queryClient(), ...callsOf(mutation)),
    onError: (error, _variables, _onMutateResult, mutation) => {
      if (error instanceof ApiError && [404, 409, 422].includes(error.status))
        outdate(queryClient(), ...callsOf(mutation));
    },
  });
