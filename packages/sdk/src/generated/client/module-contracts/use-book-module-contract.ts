/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { bookModuleContract } from './book-module-contract.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { BookModuleContractHeaders } from '../../model/bookModuleContractHeaders.ts';
import type { BookModuleRequest } from '../../model/bookModuleRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getBookModuleContractMutationKey = () => ['bookModuleContract'] as const;

export const getBookModuleContractMutationOptions = <TError = OperationError<'bookModuleContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookModuleContract>>, TError,BookModuleContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof bookModuleContract>>, TError,BookModuleContractMutationVariables, TContext> => {

const mutationKey = getBookModuleContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookModuleContract>>, BookModuleContractMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bookModuleContract(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BookModuleContractMutationResult = NonNullable<Awaited<ReturnType<typeof bookModuleContract>>>
    export type BookModuleContractMutationBody = BookModuleRequest
    export type BookModuleContractMutationError = OperationError<'bookModuleContract'>
    export type BookModuleContractMutationVariables = {data: BookModuleRequest;headers?: BookModuleContractHeaders}

    /**
 * Add a module to a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. price must equal the one from listBookableModules; if it has changed, the call fails. The booking is confirmed by mail. Repeating the call without the same Idempotency-Key fails, since the contract already has the module.
 */
export const useBookModuleContract = <TError = OperationError<'bookModuleContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookModuleContract>>, TError,BookModuleContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bookModuleContract>>,
        TError,
        BookModuleContractMutationVariables,
        TContext
      > => {
      return useMutation(getBookModuleContractMutationOptions(useInstance(options)), queryClient);
    }