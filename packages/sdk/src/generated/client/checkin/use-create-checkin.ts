/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createCheckin } from './create-checkin.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateCheckinRequest } from '../../model/createCheckinRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateCheckinMutationKey = () => ['createCheckin'] as const;

export const getCreateCheckinMutationOptions = <TError = OperationError<'createCheckin'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCheckin>>, TError,CreateCheckinMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCheckin>>, TError,CreateCheckinMutationVariables, TContext> => {

const mutationKey = getCreateCheckinMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCheckin>>, CreateCheckinMutationVariables> = (props) => {
          const {studioId,data} = props ?? {};

          return  createCheckin(studioId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCheckinMutationResult = NonNullable<Awaited<ReturnType<typeof createCheckin>>>
    export type CreateCheckinMutationBody = CreateCheckinRequest
    export type CreateCheckinMutationError = OperationError<'createCheckin'>
    export type CreateCheckinMutationVariables = {studioId: number;data: CreateCheckinRequest}

    /**
 * Check in or out
 *
 * For members of the tenant in X-Tenant, if the studio allows self-service check-in. Checking in again does not create a second visit. A new visit ends one at another studio of the chain. Checking out ends the visit at this studio.
 */
export const useCreateCheckin = <TError = OperationError<'createCheckin'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCheckin>>, TError,CreateCheckinMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCheckin>>,
        TError,
        CreateCheckinMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCheckinMutationOptions(useInstance(options)), queryClient);
    }