/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPublicBancontactCard } from './create-public-bancontact-card.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { BancontactCardRequest } from '../../model/bancontactCardRequest.ts';
import type { CreatePublicBancontactCardHeaders } from '../../model/createPublicBancontactCardHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePublicBancontactCardMutationKey = () => ['createPublicBancontactCard'] as const;

export const getCreatePublicBancontactCardMutationOptions = <TError = OperationError<'createPublicBancontactCard'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicBancontactCard>>, TError,CreatePublicBancontactCardMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicBancontactCard>>, TError,CreatePublicBancontactCardMutationVariables, TContext> => {

const mutationKey = getCreatePublicBancontactCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicBancontactCard>>, CreatePublicBancontactCardMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicBancontactCard(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicBancontactCardMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicBancontactCard>>>
    export type CreatePublicBancontactCardMutationBody = BancontactCardRequest
    export type CreatePublicBancontactCardMutationError = OperationError<'createPublicBancontactCard'>
    export type CreatePublicBancontactCardMutationVariables = {data: BancontactCardRequest;headers?: CreatePublicBancontactCardHeaders}

    /**
 * Use a Bancontact card without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the card. Repeating the call creates a second one.
 */
export const useCreatePublicBancontactCard = <TError = OperationError<'createPublicBancontactCard'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicBancontactCard>>, TError,CreatePublicBancontactCardMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicBancontactCard>>,
        TError,
        CreatePublicBancontactCardMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicBancontactCardMutationOptions(useInstance(options)), queryClient);
    }