/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPublicPaypal } from './create-public-paypal.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreatePublicPaypalHeaders } from '../../model/createPublicPaypalHeaders.ts';
import type { PaypalRequest } from '../../model/paypalRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePublicPaypalMutationKey = () => ['createPublicPaypal'] as const;

export const getCreatePublicPaypalMutationOptions = <TError = OperationError<'createPublicPaypal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicPaypal>>, TError,CreatePublicPaypalMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicPaypal>>, TError,CreatePublicPaypalMutationVariables, TContext> => {

const mutationKey = getCreatePublicPaypalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicPaypal>>, CreatePublicPaypalMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicPaypal(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicPaypalMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicPaypal>>>
    export type CreatePublicPaypalMutationBody = PaypalRequest
    export type CreatePublicPaypalMutationError = OperationError<'createPublicPaypal'>
    export type CreatePublicPaypalMutationVariables = {data: PaypalRequest;headers?: CreatePublicPaypalHeaders}

    /**
 * Use a PayPal account without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the bank account. Repeating the call creates a second one.
 */
export const useCreatePublicPaypal = <TError = OperationError<'createPublicPaypal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicPaypal>>, TError,CreatePublicPaypalMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicPaypal>>,
        TError,
        CreatePublicPaypalMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicPaypalMutationOptions(useInstance(options)), queryClient);
    }