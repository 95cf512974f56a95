/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createCreditCard } from './create-credit-card.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreditCardRequest } from '../../model/creditCardRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateCreditCardMutationKey = () => ['createCreditCard'] as const;

export const getCreateCreditCardMutationOptions = <TError = OperationError<'createCreditCard'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCreditCard>>, TError,CreateCreditCardMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCreditCard>>, TError,CreateCreditCardMutationVariables, TContext> => {

const mutationKey = getCreateCreditCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCreditCard>>, CreateCreditCardMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCreditCard(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCreditCardMutationResult = NonNullable<Awaited<ReturnType<typeof createCreditCard>>>
    export type CreateCreditCardMutationBody = CreditCardRequest
    export type CreateCreditCardMutationError = OperationError<'createCreditCard'>
    export type CreateCreditCardMutationVariables = {data: CreditCardRequest}

    /**
 * Store a card for the account
 *
 * For any logged-in user. Takes a token of the payment provider for a card, never its number. The first card becomes the default; repeating the call stores a second one. The bank may require a confirmation for the first payment.
 */
export const useCreateCreditCard = <TError = OperationError<'createCreditCard'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCreditCard>>, TError,CreateCreditCardMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCreditCard>>,
        TError,
        CreateCreditCardMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCreditCardMutationOptions(useInstance(options)), queryClient);
    }