/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { replacePaymentMethod } from './replace-payment-method.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ReplacePaymentMethodHeaders } from '../../model/replacePaymentMethodHeaders.ts';
import type { ReplacePaymentMethodRequest } from '../../model/replacePaymentMethodRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getReplacePaymentMethodMutationKey = () => ['replacePaymentMethod'] as const;

export const getReplacePaymentMethodMutationOptions = <TError = OperationError<'replacePaymentMethod'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replacePaymentMethod>>, TError,ReplacePaymentMethodMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof replacePaymentMethod>>, TError,ReplacePaymentMethodMutationVariables, TContext> => {

const mutationKey = getReplacePaymentMethodMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replacePaymentMethod>>, ReplacePaymentMethodMutationVariables> = (props) => {
          const {token,data,headers} = props ?? {};

          return  replacePaymentMethod(token,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReplacePaymentMethodMutationResult = NonNullable<Awaited<ReturnType<typeof replacePaymentMethod>>>
    export type ReplacePaymentMethodMutationBody = ReplacePaymentMethodRequest
    export type ReplacePaymentMethodMutationError = OperationError<'replacePaymentMethod'>
    export type ReplacePaymentMethodMutationVariables = {token: string;data: ReplacePaymentMethodRequest;headers?: ReplacePaymentMethodHeaders}

    /**
 * Change to direct debit
 *
 * For anyone with the link. Takes a mandate from getSepaAgreement, whose bank account is validated immediately, and replaces the old payment method. This uses up the link; repeating the call with the same mandate returns the same response. The member is notified by mail.
 */
export const useReplacePaymentMethod = <TError = OperationError<'replacePaymentMethod'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replacePaymentMethod>>, TError,ReplacePaymentMethodMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replacePaymentMethod>>,
        TError,
        ReplacePaymentMethodMutationVariables,
        TContext
      > => {
      return useMutation(getReplacePaymentMethodMutationOptions(useInstance(options)), queryClient);
    }