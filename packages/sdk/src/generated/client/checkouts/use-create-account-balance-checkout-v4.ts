/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createAccountBalanceCheckoutV4 } from './create-account-balance-checkout-v4.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateAccountBalanceCheckoutV4Headers } from '../../model/createAccountBalanceCheckoutV4Headers.ts';
import type { CreateAccountBalanceCheckoutV4Request } from '../../model/createAccountBalanceCheckoutV4Request.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateAccountBalanceCheckoutV4MutationKey = () => ['createAccountBalanceCheckoutV4'] as const;

export const getCreateAccountBalanceCheckoutV4MutationOptions = <TError = OperationError<'createAccountBalanceCheckoutV4'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccountBalanceCheckoutV4>>, TError,CreateAccountBalanceCheckoutV4MutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createAccountBalanceCheckoutV4>>, TError,CreateAccountBalanceCheckoutV4MutationVariables, TContext> => {

const mutationKey = getCreateAccountBalanceCheckoutV4MutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAccountBalanceCheckoutV4>>, CreateAccountBalanceCheckoutV4MutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createAccountBalanceCheckoutV4(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAccountBalanceCheckoutV4MutationResult = NonNullable<Awaited<ReturnType<typeof createAccountBalanceCheckoutV4>>>
    export type CreateAccountBalanceCheckoutV4MutationBody = CreateAccountBalanceCheckoutV4Request
    export type CreateAccountBalanceCheckoutV4MutationError = OperationError<'createAccountBalanceCheckoutV4'>
    export type CreateAccountBalanceCheckoutV4MutationVariables = {data: CreateAccountBalanceCheckoutV4Request;headers?: CreateAccountBalanceCheckoutV4Headers}

    /**
 * Pay the balance, with a tokenization
 *
 * For members of the tenant in X-Tenant. Either a stored instrument or a tokenization pays; a tokenization thereby becomes a stored instrument. The price is the current balance of the account at the studio. If there are several checkouts, the first one finalized pays. Open until expiresAt; repeating the call without the same Idempotency-Key creates another one.
 */
export const useCreateAccountBalanceCheckoutV4 = <TError = OperationError<'createAccountBalanceCheckoutV4'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccountBalanceCheckoutV4>>, TError,CreateAccountBalanceCheckoutV4MutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAccountBalanceCheckoutV4>>,
        TError,
        CreateAccountBalanceCheckoutV4MutationVariables,
        TContext
      > => {
      return useMutation(getCreateAccountBalanceCheckoutV4MutationOptions(useInstance(options)), queryClient);
    }