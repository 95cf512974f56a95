/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { signContract } from './sign-contract.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { SignContractHeaders } from '../../model/signContractHeaders.ts';
import type { SignContractRequest } from '../../model/signContractRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getSignContractMutationKey = () => ['signContract'] as const;

export const getSignContractMutationOptions = <TError = OperationError<'signContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signContract>>, TError,SignContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof signContract>>, TError,SignContractMutationVariables, TContext> => {

const mutationKey = getSignContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signContract>>, SignContractMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  signContract(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignContractMutationResult = NonNullable<Awaited<ReturnType<typeof signContract>>>
    export type SignContractMutationBody = SignContractRequest
    export type SignContractMutationError = OperationError<'signContract'>
    export type SignContractMutationVariables = {data: SignContractRequest;headers?: SignContractHeaders}

    /**
 * Sign a contract
 *
 * For any logged-in user. The account becomes a customer of the tenant, a mandate is given, and the contract is mailed. totalPrice must equal the one from previewContract; if it has changed, the call fails. Repeating the call without the same Idempotency-Key signs a second contract. With contractUuid, it replaces a contract of the member, and totalPrice is the one from previewContractUpgrade; that contract ends on the day before the new one begins, and advance payments for it are refunded; this happens completely or not at all.
 */
export const useSignContract = <TError = OperationError<'signContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signContract>>, TError,SignContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signContract>>,
        TError,
        SignContractMutationVariables,
        TContext
      > => {
      return useMutation(getSignContractMutationOptions(useInstance(options)), queryClient);
    }