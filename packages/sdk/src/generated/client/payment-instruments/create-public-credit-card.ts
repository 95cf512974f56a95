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
  CreatePublicCreditCardHeaders
} from '../../model/createPublicCreditCardHeaders.ts';

import type {
  CreditCardRequest
} from '../../model/creditCardRequest.ts';

import type {
  PaymentInstrument
} from '../../model/paymentInstrument.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getCreatePublicCreditCardUrl = () => {




  return `/v3/public/paymentinstruments/creditcard`
}

/**
 * Use a card without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the card. Repeating the call creates a second one.
 */
export const createPublicCreditCard = async (creditCardRequest: CreditCardRequest,
    headers?: CreatePublicCreditCardHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

    
return fetcher<PaymentInstrument>(getCreatePublicCreditCardUrl(),
  {
    operationId: 'createPublicCreditCard',
    statuses: [201, 400, 403, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(creditCardRequest)
  }
).then(deserializeCreatePublicCreditCardResponse);}


const deserializeCreatePublicCreditCardResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};




export const getCreatePublicCreditCardMutationKey = () => ['createPublicCreditCard'] as const;

export const getCreatePublicCreditCardMutationOptions = <TError = OperationError<'createPublicCreditCard'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicCreditCard>>, TError,CreatePublicCreditCardMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicCreditCard>>, TError,CreatePublicCreditCardMutationVariables, TContext> => {

const mutationKey = getCreatePublicCreditCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicCreditCard>>, CreatePublicCreditCardMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicCreditCard(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicCreditCardMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicCreditCard>>>
    export type CreatePublicCreditCardMutationBody = CreditCardRequest
    export type CreatePublicCreditCardMutationError = OperationError<'createPublicCreditCard'>
    export type CreatePublicCreditCardMutationVariables = {data: CreditCardRequest;headers?: CreatePublicCreditCardHeaders}

    /**
 * Use a card without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the card. Repeating the call creates a second one.
 */
export const useCreatePublicCreditCard = <TError = OperationError<'createPublicCreditCard'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicCreditCard>>, TError,CreatePublicCreditCardMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicCreditCard>>,
        TError,
        CreatePublicCreditCardMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicCreditCardMutationOptions(useInstance(options)), queryClient);
    }
