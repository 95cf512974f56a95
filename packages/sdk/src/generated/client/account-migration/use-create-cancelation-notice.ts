/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createCancelationNotice } from './create-cancelation-notice.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getCreateCancelationNoticeMutationKey = () => ['createCancelationNotice'] as const;

export const getCreateCancelationNoticeMutationOptions = <TError = OperationError<'createCancelationNotice'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCancelationNotice>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCancelationNotice>>, TError,void, TContext> => {

const mutationKey = getCreateCancelationNoticeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCancelationNotice>>, void> = () => {


          return  createCancelationNotice(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCancelationNoticeMutationResult = NonNullable<Awaited<ReturnType<typeof createCancelationNotice>>>

    export type CreateCancelationNoticeMutationError = OperationError<'createCancelationNotice'>


    /**
 * Decline the migration
 *
 * For any logged-in user to whom getMigrationSteps offers the migration. From now on, the wizard starts at STEP_4. The account is unchanged and can still be migrated; repeating the call has no further effect.
 */
export const useCreateCancelationNotice = <TError = OperationError<'createCancelationNotice'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCancelationNotice>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCancelationNotice>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateCancelationNoticeMutationOptions(useInstance(options)), queryClient);
    }