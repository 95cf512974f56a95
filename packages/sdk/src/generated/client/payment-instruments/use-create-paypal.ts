/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPaypal } from './create-paypal.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { PaypalRequest } from '../../model/paypalRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePaypalMutationKey = () => ['createPaypal'] as const;

export const getCreatePaypalMutationOptions = <TError = OperationError<'createPaypal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPaypal>>, TError,CreatePaypalMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPaypal>>, TError,CreatePaypalMutationVariables, TContext> => {

const mutationKey = getCreatePaypalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPaypal>>, CreatePaypalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPaypal(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePaypalMutationResult = NonNullable<Awaited<ReturnType<typeof createPaypal>>>
    export type CreatePaypalMutationBody = PaypalRequest
    export type CreatePaypalMutationError = OperationError<'createPaypal'>
    export type CreatePaypalMutationVariables = {data: PaypalRequest}

    /**
 * Store a PayPal account for the account
 *
 * For any logged-in user. Takes a token of the payment provider for this type only. The first instrument becomes the default; repeating the call stores a second one. The holder must confirm the first payment.
 */
export const useCreatePaypal = <TError = OperationError<'createPaypal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPaypal>>, TError,CreatePaypalMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPaypal>>,
        TError,
        CreatePaypalMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePaypalMutationOptions(useInstance(options)), queryClient);
    }