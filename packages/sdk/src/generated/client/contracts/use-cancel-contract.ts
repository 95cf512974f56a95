/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { cancelContract } from './cancel-contract.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CancelContractHeaders } from '../../model/cancelContractHeaders.ts';
import type { OrdinaryCancelationRequest } from '../../model/ordinaryCancelationRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCancelContractMutationKey = () => ['cancelContract'] as const;

export const getCancelContractMutationOptions = <TError = OperationError<'cancelContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelContract>>, TError,CancelContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelContract>>, TError,CancelContractMutationVariables, TContext> => {

const mutationKey = getCancelContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelContract>>, CancelContractMutationVariables> = (props) => {
          const {contractId,data,headers} = props ?? {};

          return  cancelContract(contractId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelContractMutationResult = NonNullable<Awaited<ReturnType<typeof cancelContract>>>
    export type CancelContractMutationBody = OrdinaryCancelationRequest
    export type CancelContractMutationError = OperationError<'cancelContract'>
    export type CancelContractMutationVariables = {contractId: number;data: OrdinaryCancelationRequest;headers?: CancelContractHeaders}

    /**
 * Cancel a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. The contract ends with its modules on a date of getContractCancelationDates, and the member is notified by mail. Repeating the call without the same Idempotency-Key fails with contract.error.alreadycanceled.
 */
export const useCancelContract = <TError = OperationError<'cancelContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelContract>>, TError,CancelContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelContract>>,
        TError,
        CancelContractMutationVariables,
        TContext
      > => {
      return useMutation(getCancelContractMutationOptions(useInstance(options)), queryClient);
    }