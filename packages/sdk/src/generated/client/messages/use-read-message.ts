/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { readMessage } from './read-message.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getReadMessageMutationKey = () => ['readMessage'] as const;

export const getReadMessageMutationOptions = <TError = OperationError<'readMessage'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readMessage>>, TError,ReadMessageMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof readMessage>>, TError,ReadMessageMutationVariables, TContext> => {

const mutationKey = getReadMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readMessage>>, ReadMessageMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  readMessage(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadMessageMutationResult = NonNullable<Awaited<ReturnType<typeof readMessage>>>

    export type ReadMessageMutationError = OperationError<'readMessage'>
    export type ReadMessageMutationVariables = {id: number}

    /**
 * Mark a message as read
 *
 * For members of the tenant in X-Tenant, for their own messages; repeating the call has no further effect.
 */
export const useReadMessage = <TError = OperationError<'readMessage'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readMessage>>, TError,ReadMessageMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readMessage>>,
        TError,
        ReadMessageMutationVariables,
        TContext
      > => {
      return useMutation(getReadMessageMutationOptions(useInstance(options)), queryClient);
    }