/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { waiveCompensation } from './waive-compensation.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getWaiveCompensationMutationKey = () => ['waiveCompensation'] as const;

export const getWaiveCompensationMutationOptions = <TError = OperationError<'waiveCompensation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof waiveCompensation>>, TError,WaiveCompensationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof waiveCompensation>>, TError,WaiveCompensationMutationVariables, TContext> => {

const mutationKey = getWaiveCompensationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof waiveCompensation>>, WaiveCompensationMutationVariables> = (props) => {
          const {compensationId} = props ?? {};

          return  waiveCompensation(compensationId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WaiveCompensationMutationResult = NonNullable<Awaited<ReturnType<typeof waiveCompensation>>>

    export type WaiveCompensationMutationError = OperationError<'waiveCompensation'>
    export type WaiveCompensationMutationVariables = {compensationId: number}

    /**
 * Waive a compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. This cannot be undone. A proposal waiting for the studio is withdrawn. Repeating the call has no effect.
 */
export const useWaiveCompensation = <TError = OperationError<'waiveCompensation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof waiveCompensation>>, TError,WaiveCompensationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof waiveCompensation>>,
        TError,
        WaiveCompensationMutationVariables,
        TContext
      > => {
      return useMutation(getWaiveCompensationMutationOptions(useInstance(options)), queryClient);
    }