/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deleteProfileImage } from './delete-profile-image.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeleteProfileImageMutationKey = () => ['deleteProfileImage'] as const;

export const getDeleteProfileImageMutationOptions = <TError = OperationError<'deleteProfileImage'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProfileImage>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProfileImage>>, TError,void, TContext> => {

const mutationKey = getDeleteProfileImageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProfileImage>>, void> = () => {


          return  deleteProfileImage(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteProfileImageMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProfileImage>>>

    export type DeleteProfileImageMutationError = OperationError<'deleteProfileImage'>


    /**
 * Remove the picture
 *
 * For any logged-in user. Also returns 204 if there is no picture.
 */
export const useDeleteProfileImage = <TError = OperationError<'deleteProfileImage'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProfileImage>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProfileImage>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteProfileImageMutationOptions(useInstance(options)), queryClient);
    }