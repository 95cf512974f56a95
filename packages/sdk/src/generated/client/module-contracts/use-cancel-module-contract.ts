/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { cancelModuleContract } from './cancel-module-contract.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CancelModuleContractHeaders } from '../../model/cancelModuleContractHeaders.ts';
import type { OrdinaryCancelationRequest } from '../../model/ordinaryCancelationRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCancelModuleContractMutationKey = () => ['cancelModuleContract'] as const;

export const getCancelModuleContractMutationOptions = <TError = OperationError<'cancelModuleContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelModuleContract>>, TError,CancelModuleContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelModuleContract>>, TError,CancelModuleContractMutationVariables, TContext> => {

const mutationKey = getCancelModuleContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelModuleContract>>, CancelModuleContractMutationVariables> = (props) => {
          const {moduleContractId,data,headers} = props ?? {};

          return  cancelModuleContract(moduleContractId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelModuleContractMutationResult = NonNullable<Awaited<ReturnType<typeof cancelModuleContract>>>
    export type CancelModuleContractMutationBody = OrdinaryCancelationRequest
    export type CancelModuleContractMutationError = OperationError<'cancelModuleContract'>
    export type CancelModuleContractMutationVariables = {moduleContractId: number;data: OrdinaryCancelationRequest;headers?: CancelModuleContractHeaders}

    /**
 * Cancel a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. The contract continues, and the member is notified by mail. Repeating the call without the same Idempotency-Key fails with contract.error.alreadycanceled.
 */
export const useCancelModuleContract = <TError = OperationError<'cancelModuleContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelModuleContract>>, TError,CancelModuleContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelModuleContract>>,
        TError,
        CancelModuleContractMutationVariables,
        TContext
      > => {
      return useMutation(getCancelModuleContractMutationOptions(useInstance(options)), queryClient);
    }