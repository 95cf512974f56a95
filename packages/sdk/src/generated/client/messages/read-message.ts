/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getReadMessageUrl = (id: number,) => {




  return `/nox/v1/message/${encodeURIComponent(String(id))}/read`
}

/**
 * Mark a message as read
 *
 * For members of the tenant in X-Tenant, for their own messages; repeating the call has no further effect.
 */
export const readMessage = async (id: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getReadMessageUrl(id),
  {
      operationId: 'readMessage', statuses: [204, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'PUT'


  }
);}





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
