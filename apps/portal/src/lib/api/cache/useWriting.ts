import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { WritingOperation } from './changes.ts';

/**
 * A mutation that makes other calls than a hook of the SDK would: several, or one of several.
 * @param calls every writing call that it may make, none where it only reads; what they change is in changes.ts
 */
export const useWriting = <Data, Failure = Error, Variables = void>(
  calls: readonly WritingOperation[],
  options: Omit<UseMutationOptions<Data, Failure, Variables>, 'mutationKey'>,
) => useMutation<Data, Failure, Variables>({ ...options, mutationKey: calls });
