/** Generated from api-spec. Do not edit; run `npm run gen`. */

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
  Profile
} from '../../model/profile.ts';

import type {
  SaveProfileRequest
} from '../../model/saveProfileRequest.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getSaveProfileUrl = () => {




  return `/v1/me/profile`
}

/**
 * Change some fields of the profile
 *
 * For any logged-in user. Unlike in replaceProfile, omitted fields are unchanged; null clears a field. Repeating the call has no further effect. Saved data also count as master data.
 */
export const saveProfile = async (saveProfileRequest: SaveProfileRequest, options?: Parameters<typeof fetcher>[1]): Promise<Profile> => {

    
return fetcher<Profile>(getSaveProfileUrl(),
  {
    operationId: 'saveProfile',
    statuses: [200, 400, 401, 409, 422, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializeSaveProfileRequest(saveProfileRequest))
  }
).then(deserializeSaveProfileResponse);}


const deserializeSaveProfileResponse = (data: Profile): Profile => {
  if (data == null) return data;
  if (data.dateOfBirth != null) {
    data.dateOfBirth = toDate(data.dateOfBirth);
  }
  if (data.memberSince != null) {
    data.memberSince = toDate(data.memberSince);
  }
  return data;
};

const serializeSaveProfileRequest = (data: SaveProfileRequest): SaveProfileRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.dateOfBirth != null) {
    copy.dateOfBirth = copy.dateOfBirth instanceof Date ? (copy.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.dateOfBirth;
  }
  return copy;
};




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
