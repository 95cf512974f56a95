/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { changeMainEmail } from './change-main-email.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ChangeMainEmailRequest } from '../../model/changeMainEmailRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getChangeMainEmailMutationKey = () => ['changeMainEmail'] as const;

export const getChangeMainEmailMutationOptions = <TError = OperationError<'changeMainEmail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMainEmail>>, TError,ChangeMainEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeMainEmail>>, TError,ChangeMainEmailMutationVariables, TContext> => {

const mutationKey = getChangeMainEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeMainEmail>>, ChangeMainEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeMainEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeMainEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeMainEmail>>>
    export type ChangeMainEmailMutationBody = ChangeMainEmailRequest
    export type ChangeMainEmailMutationError = OperationError<'changeMainEmail'>
    export type ChangeMainEmailMutationVariables = {data: ChangeMainEmailRequest}

    /**
 * Make a verified additional address the main address
 *
 * For any logged-in user, with the password. The previous main address becomes an additional one and is notified by mail. All other sessions end. Repeating the call fails with email.error.unchanged. Use changeEmail for addresses that are not added yet.
 */
export const useChangeMainEmail = <TError = OperationError<'changeMainEmail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMainEmail>>, TError,ChangeMainEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeMainEmail>>,
        TError,
        ChangeMainEmailMutationVariables,
        TContext
      > => {
      return useMutation(getChangeMainEmailMutationOptions(useInstance(options)), queryClient);
    }