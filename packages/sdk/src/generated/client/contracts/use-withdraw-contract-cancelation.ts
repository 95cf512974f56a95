/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { withdrawContractCancelation } from './withdraw-contract-cancelation.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { WithdrawContractCancelationHeaders } from '../../model/withdrawContractCancelationHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getWithdrawContractCancelationMutationKey = () => ['withdrawContractCancelation'] as const;

export const getWithdrawContractCancelationMutationOptions = <TError = OperationError<'withdrawContractCancelation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawContractCancelation>>, TError,WithdrawContractCancelationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawContractCancelation>>, TError,WithdrawContractCancelationMutationVariables, TContext> => {

const mutationKey = getWithdrawContractCancelationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawContractCancelation>>, WithdrawContractCancelationMutationVariables> = (props) => {
          const {contractId,headers} = props ?? {};

          return  withdrawContractCancelation(contractId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawContractCancelationMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawContractCancelation>>>

    export type WithdrawContractCancelationMutationError = OperationError<'withdrawContractCancelation'>
    export type WithdrawContractCancelationMutationVariables = {contractId: number;headers?: WithdrawContractCancelationHeaders}

    /**
 * Withdraw the cancelation of a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Possible until the contract has ended; it then continues unchanged, and the member is notified by mail. Repeating the call without the same Idempotency-Key fails with contract.error.notcanceled.
 */
export const useWithdrawContractCancelation = <TError = OperationError<'withdrawContractCancelation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawContractCancelation>>, TError,WithdrawContractCancelationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawContractCancelation>>,
        TError,
        WithdrawContractCancelationMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawContractCancelationMutationOptions(useInstance(options)), queryClient);
    }