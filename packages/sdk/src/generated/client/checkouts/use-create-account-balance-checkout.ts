/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createAccountBalanceCheckout } from './create-account-balance-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateAccountBalanceCheckoutHeaders } from '../../model/createAccountBalanceCheckoutHeaders.ts';
import type { CreateAccountBalanceCheckoutRequest } from '../../model/createAccountBalanceCheckoutRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateAccountBalanceCheckoutMutationKey = () => ['createAccountBalanceCheckout'] as const;

export const getCreateAccountBalanceCheckoutMutationOptions = <TError = OperationError<'createAccountBalanceCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccountBalanceCheckout>>, TError,CreateAccountBalanceCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createAccountBalanceCheckout>>, TError,CreateAccountBalanceCheckoutMutationVariables, TContext> => {

const mutationKey = getCreateAccountBalanceCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAccountBalanceCheckout>>, CreateAccountBalanceCheckoutMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createAccountBalanceCheckout(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAccountBalanceCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof createAccountBalanceCheckout>>>
    export type CreateAccountBalanceCheckoutMutationBody = CreateAccountBalanceCheckoutRequest
    export type CreateAccountBalanceCheckoutMutationError = OperationError<'createAccountBalanceCheckout'>
    export type CreateAccountBalanceCheckoutMutationVariables = {data: CreateAccountBalanceCheckoutRequest;headers?: CreateAccountBalanceCheckoutHeaders}

    /**
 * Pay the balance
 *
 * For members of the tenant in X-Tenant. Older version that supports only stored instruments; use createAccountBalanceCheckoutV4, which also supports tokenizations. The price is the current balance of the account at the studio. If there are several checkouts, the first one finalized pays; repeating the call without the same Idempotency-Key creates another one.
 */
export const useCreateAccountBalanceCheckout = <TError = OperationError<'createAccountBalanceCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccountBalanceCheckout>>, TError,CreateAccountBalanceCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAccountBalanceCheckout>>,
        TError,
        CreateAccountBalanceCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAccountBalanceCheckoutMutationOptions(useInstance(options)), queryClient);
    }