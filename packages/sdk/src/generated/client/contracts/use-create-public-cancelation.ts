/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPublicCancelation } from './create-public-cancelation.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreatePublicCancelationHeaders } from '../../model/createPublicCancelationHeaders.ts';
import type { PublicCancelationRequest } from '../../model/publicCancelationRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePublicCancelationMutationKey = () => ['createPublicCancelation'] as const;

export const getCreatePublicCancelationMutationOptions = <TError = OperationError<'createPublicCancelation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicCancelation>>, TError,CreatePublicCancelationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicCancelation>>, TError,CreatePublicCancelationMutationVariables, TContext> => {

const mutationKey = getCreatePublicCancelationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicCancelation>>, CreatePublicCancelationMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicCancelation(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicCancelationMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicCancelation>>>
    export type CreatePublicCancelationMutationBody = PublicCancelationRequest
    export type CreatePublicCancelationMutationError = OperationError<'createPublicCancelation'>
    export type CreatePublicCancelationMutationVariables = {data: PublicCancelationRequest;headers?: CreatePublicCancelationHeaders}

    /**
 * Cancel a contract without logging in
 *
 * Public; a session has no effect. The response does not reveal whether the person or contract exists, and a mail confirms the declaration. An ordinary cancelation that matches exactly one contract is executed after the response; any other is handled by the studio.
 */
export const useCreatePublicCancelation = <TError = OperationError<'createPublicCancelation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicCancelation>>, TError,CreatePublicCancelationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicCancelation>>,
        TError,
        CreatePublicCancelationMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicCancelationMutationOptions(useInstance(options)), queryClient);
    }