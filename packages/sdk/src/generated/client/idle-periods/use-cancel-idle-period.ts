/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { cancelIdlePeriod } from './cancel-idle-period.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getCancelIdlePeriodMutationKey = () => ['cancelIdlePeriod'] as const;

export const getCancelIdlePeriodMutationOptions = <TError = OperationError<'cancelIdlePeriod'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelIdlePeriod>>, TError,CancelIdlePeriodMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelIdlePeriod>>, TError,CancelIdlePeriodMutationVariables, TContext> => {

const mutationKey = getCancelIdlePeriodMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelIdlePeriod>>, CancelIdlePeriodMutationVariables> = (props) => {
          const {idlePeriodId} = props ?? {};

          return  cancelIdlePeriod(idlePeriodId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelIdlePeriodMutationResult = NonNullable<Awaited<ReturnType<typeof cancelIdlePeriod>>>

    export type CancelIdlePeriodMutationError = OperationError<'cancelIdlePeriod'>
    export type CancelIdlePeriodMutationVariables = {idlePeriodId: number}

    /**
 * Cancel an idle period
 *
 * For members of the tenant in X-Tenant. Possible before it begins or while it waits for the studio; the contract then continues as if it had not been requested, and the member is notified by mail. Repeating the call returns 204 again.
 */
export const useCancelIdlePeriod = <TError = OperationError<'cancelIdlePeriod'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelIdlePeriod>>, TError,CancelIdlePeriodMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelIdlePeriod>>,
        TError,
        CancelIdlePeriodMutationVariables,
        TContext
      > => {
      return useMutation(getCancelIdlePeriodMutationOptions(useInstance(options)), queryClient);
    }