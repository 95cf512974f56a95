/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  KeptPaymentMethod
} from '../../model/keptPaymentMethod.ts';

import type {
  ReplacePaymentMethodHeaders
} from '../../model/replacePaymentMethodHeaders.ts';

import type {
  ReplacePaymentMethodRequest
} from '../../model/replacePaymentMethodRequest.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getReplacePaymentMethodUrl = (token: string,) => {




  return `/v3/public/payment-methods/${encodeURIComponent(String(token))}`
}

/**
 * Change to direct debit
 *
 * For anyone with the link. Takes a mandate from getSepaAgreement, whose bank account is validated immediately, and replaces the old payment method. This uses up the link; repeating the call with the same mandate returns the same response. The member is notified by mail.
 */
export const replacePaymentMethod = async (token: string,
    replacePaymentMethodRequest: ReplacePaymentMethodRequest,
    headers?: ReplacePaymentMethodHeaders, options?: Parameters<typeof fetcher>[1]): Promise<KeptPaymentMethod> => {

    
return fetcher<KeptPaymentMethod>(getReplacePaymentMethodUrl(token),
  {
    operationId: 'replacePaymentMethod',
    statuses: [200, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'PUT',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(replacePaymentMethodRequest)
  }
).then(deserializeReplacePaymentMethodResponse);}


const deserializeReplacePaymentMethodResponse = (data: KeptPaymentMethod): KeptPaymentMethod => {
  if (data == null) return data;
  data.validFrom = toDate(data.validFrom);
  return data;
};




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
