/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { signPublicContract } from './sign-public-contract.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { SignContractRequest } from '../../model/signContractRequest.ts';
import type { SignPublicContractHeaders } from '../../model/signPublicContractHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getSignPublicContractMutationKey = () => ['signPublicContract'] as const;

export const getSignPublicContractMutationOptions = <TError = OperationError<'signPublicContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signPublicContract>>, TError,SignPublicContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof signPublicContract>>, TError,SignPublicContractMutationVariables, TContext> => {

const mutationKey = getSignPublicContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signPublicContract>>, SignPublicContractMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  signPublicContract(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignPublicContractMutationResult = NonNullable<Awaited<ReturnType<typeof signPublicContract>>>
    export type SignPublicContractMutationBody = SignContractRequest
    export type SignPublicContractMutationError = OperationError<'signPublicContract'>
    export type SignPublicContractMutationVariables = {data: SignContractRequest;headers?: SignPublicContractHeaders}

    /**
 * Sign a contract without an account
 *
 * Public; a session has no effect. The contract is mailed. totalPrice must equal the one from previewPublicContract; if it has changed, the call fails. Repeating the call without the same Idempotency-Key signs a second contract. Without an account there is no contract for contractUuid to refer to.
 */
export const useSignPublicContract = <TError = OperationError<'signPublicContract'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signPublicContract>>, TError,SignPublicContractMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signPublicContract>>,
        TError,
        SignPublicContractMutationVariables,
        TContext
      > => {
      return useMutation(getSignPublicContractMutationOptions(useInstance(options)), queryClient);
    }