/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPublicAccountBalanceCheckout } from './create-public-account-balance-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreatePublicAccountBalanceCheckoutHeaders } from '../../model/createPublicAccountBalanceCheckoutHeaders.ts';
import type { CreatePublicAccountBalanceCheckoutRequest } from '../../model/createPublicAccountBalanceCheckoutRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePublicAccountBalanceCheckoutMutationKey = () => ['createPublicAccountBalanceCheckout'] as const;

export const getCreatePublicAccountBalanceCheckoutMutationOptions = <TError = OperationError<'createPublicAccountBalanceCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicAccountBalanceCheckout>>, TError,CreatePublicAccountBalanceCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicAccountBalanceCheckout>>, TError,CreatePublicAccountBalanceCheckoutMutationVariables, TContext> => {

const mutationKey = getCreatePublicAccountBalanceCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicAccountBalanceCheckout>>, CreatePublicAccountBalanceCheckoutMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicAccountBalanceCheckout(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicAccountBalanceCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicAccountBalanceCheckout>>>
    export type CreatePublicAccountBalanceCheckoutMutationBody = CreatePublicAccountBalanceCheckoutRequest
    export type CreatePublicAccountBalanceCheckoutMutationError = OperationError<'createPublicAccountBalanceCheckout'>
    export type CreatePublicAccountBalanceCheckoutMutationVariables = {data: CreatePublicAccountBalanceCheckoutRequest;headers?: CreatePublicAccountBalanceCheckoutHeaders}

    /**
 * Pay the balance by link
 *
 * For anyone with the link that a studio has sent; a session has no effect. Keep the publicToken of the response, which grants access to all further steps. The instrument is created by createPublicCreditCard or a similar call and can be used once. The price is the current balance; the payment uses up the link.
 */
export const useCreatePublicAccountBalanceCheckout = <TError = OperationError<'createPublicAccountBalanceCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicAccountBalanceCheckout>>, TError,CreatePublicAccountBalanceCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicAccountBalanceCheckout>>,
        TError,
        CreatePublicAccountBalanceCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicAccountBalanceCheckoutMutationOptions(useInstance(options)), queryClient);
    }