/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createZendeskToken } from './create-zendesk-token.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getCreateZendeskTokenMutationKey = () => ['createZendeskToken'] as const;

export const getCreateZendeskTokenMutationOptions = <TError = OperationError<'createZendeskToken'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createZendeskToken>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createZendeskToken>>, TError,void, TContext> => {

const mutationKey = getCreateZendeskTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createZendeskToken>>, void> = () => {


          return  createZendeskToken(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateZendeskTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createZendeskToken>>>

    export type CreateZendeskTokenMutationError = OperationError<'createZendeskToken'>


    /**
 * Support link
 *
 * For any logged-in user. Support page of the brand, in the language of Accept-Language. Stores nothing, so it can be repeated at any time.
 */
export const useCreateZendeskToken = <TError = OperationError<'createZendeskToken'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createZendeskToken>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createZendeskToken>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateZendeskTokenMutationOptions(useInstance(options)), queryClient);
    }