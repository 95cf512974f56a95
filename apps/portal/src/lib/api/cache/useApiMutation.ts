import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { WritingOperation } from './changes.ts';

/**
 * Creates a mutation for which the SDK has no hook: several calls, or one of several.
 * @param calls all writing calls that it may make, empty if it only reads; `changes.ts` lists their
 * effects
 */
export const useApiMutation = <Data, Failure = Error, Variables = void>(
  calls: readonly WritingOperation[],
  options: Omit<UseMutationOptions<Data, Failure, Variables>, 'mutationKey'>,
) => useMutation<Data, Failure, Variables>({ ...options, mutationKey: calls });
