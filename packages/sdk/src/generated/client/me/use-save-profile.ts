/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { saveProfile } from './save-profile.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { SaveProfileRequest } from '../../model/saveProfileRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getSaveProfileMutationKey = () => ['saveProfile'] as const;

export const getSaveProfileMutationOptions = <TError = OperationError<'saveProfile'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProfile>>, TError,SaveProfileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof saveProfile>>, TError,SaveProfileMutationVariables, TContext> => {

const mutationKey = getSaveProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveProfile>>, SaveProfileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveProfile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveProfileMutationResult = NonNullable<Awaited<ReturnType<typeof saveProfile>>>
    export type SaveProfileMutationBody = SaveProfileRequest
    export type SaveProfileMutationError = OperationError<'saveProfile'>
    export type SaveProfileMutationVariables = {data: SaveProfileRequest}

    /**
 * Change some fields of the profile
 *
 * For any logged-in user. Unlike in replaceProfile, omitted fields are unchanged; null clears a field. Repeating the call has no further effect. Saved data also count as master data.
 */
export const useSaveProfile = <TError = OperationError<'saveProfile'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProfile>>, TError,SaveProfileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveProfile>>,
        TError,
        SaveProfileMutationVariables,
        TContext
      > => {
      return useMutation(getSaveProfileMutationOptions(useInstance(options)), queryClient);
    }