/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createBancontactCard } from './create-bancontact-card.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { BancontactCardRequest } from '../../model/bancontactCardRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateBancontactCardMutationKey = () => ['createBancontactCard'] as const;

export const getCreateBancontactCardMutationOptions = <TError = OperationError<'createBancontactCard'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBancontactCard>>, TError,CreateBancontactCardMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createBancontactCard>>, TError,CreateBancontactCardMutationVariables, TContext> => {

const mutationKey = getCreateBancontactCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBancontactCard>>, CreateBancontactCardMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createBancontactCard(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBancontactCardMutationResult = NonNullable<Awaited<ReturnType<typeof createBancontactCard>>>
    export type CreateBancontactCardMutationBody = BancontactCardRequest
    export type CreateBancontactCardMutationError = OperationError<'createBancontactCard'>
    export type CreateBancontactCardMutationVariables = {data: BancontactCardRequest}

    /**
 * Store a Bancontact card for the account
 *
 * For any logged-in user. Takes a token of the payment provider for this type only. The first instrument becomes the default; repeating the call stores a second one. The holder must confirm the first payment.
 */
export const useCreateBancontactCard = <TError = OperationError<'createBancontactCard'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBancontactCard>>, TError,CreateBancontactCardMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBancontactCard>>,
        TError,
        CreateBancontactCardMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBancontactCardMutationOptions(useInstance(options)), queryClient);
    }