/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createIdlePeriod } from './create-idle-period.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateIdlePeriodHeaders } from '../../model/createIdlePeriodHeaders.ts';
import type { CreateIdlePeriodRequest } from '../../model/createIdlePeriodRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateIdlePeriodMutationKey = () => ['createIdlePeriod'] as const;

export const getCreateIdlePeriodMutationOptions = <TError = OperationError<'createIdlePeriod'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIdlePeriod>>, TError,CreateIdlePeriodMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createIdlePeriod>>, TError,CreateIdlePeriodMutationVariables, TContext> => {

const mutationKey = getCreateIdlePeriodMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createIdlePeriod>>, CreateIdlePeriodMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createIdlePeriod(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateIdlePeriodMutationResult = NonNullable<Awaited<ReturnType<typeof createIdlePeriod>>>
    export type CreateIdlePeriodMutationBody = CreateIdlePeriodRequest
    export type CreateIdlePeriodMutationError = OperationError<'createIdlePeriod'>
    export type CreateIdlePeriodMutationVariables = {data: CreateIdlePeriodRequest;headers?: CreateIdlePeriodHeaders}

    /**
 * Request an idle period
 *
 * For members of the tenant in X-Tenant. Pauses the active contract. With CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITHOUT_VERIFICATION it is accepted at once, with CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITH_VERIFICATION it waits for the studio; the member is notified by mail. Charges for days of the pause are refunded.
 */
export const useCreateIdlePeriod = <TError = OperationError<'createIdlePeriod'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIdlePeriod>>, TError,CreateIdlePeriodMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createIdlePeriod>>,
        TError,
        CreateIdlePeriodMutationVariables,
        TContext
      > => {
      return useMutation(getCreateIdlePeriodMutationOptions(useInstance(options)), queryClient);
    }