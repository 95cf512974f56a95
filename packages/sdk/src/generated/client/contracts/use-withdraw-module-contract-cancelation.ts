/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { withdrawModuleContractCancelation } from './withdraw-module-contract-cancelation.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { WithdrawModuleContractCancelationHeaders } from '../../model/withdrawModuleContractCancelationHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getWithdrawModuleContractCancelationMutationKey = () => ['withdrawModuleContractCancelation'] as const;

export const getWithdrawModuleContractCancelationMutationOptions = <TError = OperationError<'withdrawModuleContractCancelation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawModuleContractCancelation>>, TError,WithdrawModuleContractCancelationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawModuleContractCancelation>>, TError,WithdrawModuleContractCancelationMutationVariables, TContext> => {

const mutationKey = getWithdrawModuleContractCancelationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawModuleContractCancelation>>, WithdrawModuleContractCancelationMutationVariables> = (props) => {
          const {contractId,headers} = props ?? {};

          return  withdrawModuleContractCancelation(contractId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawModuleContractCancelationMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawModuleContractCancelation>>>

    export type WithdrawModuleContractCancelationMutationError = OperationError<'withdrawModuleContractCancelation'>
    export type WithdrawModuleContractCancelationMutationVariables = {contractId: number;headers?: WithdrawModuleContractCancelationHeaders}

    /**
 * Withdraw the cancelation of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Possible until the module has ended, if it was canceled separately; the member is notified by mail. Repeating the call without the same Idempotency-Key fails with contract.error.notcanceled.
 */
export const useWithdrawModuleContractCancelation = <TError = OperationError<'withdrawModuleContractCancelation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawModuleContractCancelation>>, TError,WithdrawModuleContractCancelationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawModuleContractCancelation>>,
        TError,
        WithdrawModuleContractCancelationMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawModuleContractCancelationMutationOptions(useInstance(options)), queryClient);
    }