/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPublicCreditCard } from './create-public-credit-card.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreatePublicCreditCardHeaders } from '../../model/createPublicCreditCardHeaders.ts';
import type { CreditCardRequest } from '../../model/creditCardRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





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