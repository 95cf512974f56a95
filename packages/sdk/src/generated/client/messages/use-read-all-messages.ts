/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { readAllMessages } from './read-all-messages.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getReadAllMessagesMutationKey = () => ['readAllMessages'] as const;

export const getReadAllMessagesMutationOptions = <TError = OperationError<'readAllMessages'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readAllMessages>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof readAllMessages>>, TError,void, TContext> => {

const mutationKey = getReadAllMessagesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readAllMessages>>, void> = () => {


          return  readAllMessages(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadAllMessagesMutationResult = NonNullable<Awaited<ReturnType<typeof readAllMessages>>>

    export type ReadAllMessagesMutationError = OperationError<'readAllMessages'>


    /**
 * Mark all messages as read
 *
 * For members of the tenant in X-Tenant, for their own messages; repeating the call has no further effect.
 */
export const useReadAllMessages = <TError = OperationError<'readAllMessages'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readAllMessages>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readAllMessages>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getReadAllMessagesMutationOptions(useInstance(options)), queryClient);
    }