/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { uploadProfileImage } from './upload-profile-image.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ProfileImageUpload } from '../../model/profileImageUpload.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getUploadProfileImageMutationKey = () => ['uploadProfileImage'] as const;

export const getUploadProfileImageMutationOptions = <TError = OperationError<'uploadProfileImage'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadProfileImage>>, TError,UploadProfileImageMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadProfileImage>>, TError,UploadProfileImageMutationVariables, TContext> => {

const mutationKey = getUploadProfileImageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadProfileImage>>, UploadProfileImageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadProfileImage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadProfileImageMutationResult = NonNullable<Awaited<ReturnType<typeof uploadProfileImage>>>
    export type UploadProfileImageMutationBody = ProfileImageUpload
    export type UploadProfileImageMutationError = OperationError<'uploadProfileImage'>
    export type UploadProfileImageMutationVariables = {data: ProfileImageUpload}

    /**
 * Upload a picture
 *
 * For any logged-in user; replaces the previous picture under a new URL. JPEG, PNG or WebP, detected from the content instead of the name. Pictures are re-encoded to remove metadata, with at most 800 pixels per side.
 */
export const useUploadProfileImage = <TError = OperationError<'uploadProfileImage'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadProfileImage>>, TError,UploadProfileImageMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadProfileImage>>,
        TError,
        UploadProfileImageMutationVariables,
        TContext
      > => {
      return useMutation(getUploadProfileImageMutationOptions(useInstance(options)), queryClient);
    }