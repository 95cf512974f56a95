/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { replaceProfile } from './replace-profile.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ReplaceProfileRequest } from '../../model/replaceProfileRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getReplaceProfileMutationKey = () => ['replaceProfile'] as const;

export const getReplaceProfileMutationOptions = <TError = OperationError<'replaceProfile'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceProfile>>, TError,ReplaceProfileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceProfile>>, TError,ReplaceProfileMutationVariables, TContext> => {

const mutationKey = getReplaceProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceProfile>>, ReplaceProfileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  replaceProfile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReplaceProfileMutationResult = NonNullable<Awaited<ReturnType<typeof replaceProfile>>>
    export type ReplaceProfileMutationBody = ReplaceProfileRequest
    export type ReplaceProfileMutationError = OperationError<'replaceProfile'>
    export type ReplaceProfileMutationVariables = {data: ReplaceProfileRequest}

    /**
 * Replace the profile
 *
 * For any logged-in user. Every field is required, null clears it; use saveProfile to change some. Repeating the call has no further effect. Picture and memberSince are not affected.
 */
export const useReplaceProfile = <TError = OperationError<'replaceProfile'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceProfile>>, TError,ReplaceProfileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceProfile>>,
        TError,
        ReplaceProfileMutationVariables,
        TContext
      > => {
      return useMutation(getReplaceProfileMutationOptions(useInstance(options)), queryClient);
    }