/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deleteMessage } from './delete-message.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeleteMessageMutationKey = () => ['deleteMessage'] as const;

export const getDeleteMessageMutationOptions = <TError = OperationError<'deleteMessage'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMessage>>, TError,DeleteMessageMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMessage>>, TError,DeleteMessageMutationVariables, TContext> => {

const mutationKey = getDeleteMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMessage>>, DeleteMessageMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMessage(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMessageMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMessage>>>

    export type DeleteMessageMutationError = OperationError<'deleteMessage'>
    export type DeleteMessageMutationVariables = {id: number}

    /**
 * Delete a message
 *
 * For members of the tenant in X-Tenant, for their own messages. The deletion is final, so a portal that offers undo must delay the call; repeating the call has no further effect.
 */
export const useDeleteMessage = <TError = OperationError<'deleteMessage'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMessage>>, TError,DeleteMessageMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMessage>>,
        TError,
        DeleteMessageMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMessageMutationOptions(useInstance(options)), queryClient);
    }