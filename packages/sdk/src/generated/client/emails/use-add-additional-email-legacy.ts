/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addAdditionalEmailLegacy } from './add-additional-email-legacy.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { AdditionalEmailRequest } from '../../model/additionalEmailRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getAddAdditionalEmailLegacyMutationKey = () => ['addAdditionalEmailLegacy'] as const;

export const getAddAdditionalEmailLegacyMutationOptions = <TError = OperationError<'addAdditionalEmailLegacy'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addAdditionalEmailLegacy>>, TError,AddAdditionalEmailLegacyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof addAdditionalEmailLegacy>>, TError,AddAdditionalEmailLegacyMutationVariables, TContext> => {

const mutationKey = getAddAdditionalEmailLegacyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addAdditionalEmailLegacy>>, AddAdditionalEmailLegacyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addAdditionalEmailLegacy(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddAdditionalEmailLegacyMutationResult = NonNullable<Awaited<ReturnType<typeof addAdditionalEmailLegacy>>>
    export type AddAdditionalEmailLegacyMutationBody = AdditionalEmailRequest
    export type AddAdditionalEmailLegacyMutationError = OperationError<'addAdditionalEmailLegacy'>
    export type AddAdditionalEmailLegacyMutationVariables = {data: AdditionalEmailRequest}

    /**
 * Add an email address (old path)
 *
 * For any logged-in user. Old path of addAdditionalEmail with the same behavior; use that instead.
 */
export const useAddAdditionalEmailLegacy = <TError = OperationError<'addAdditionalEmailLegacy'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addAdditionalEmailLegacy>>, TError,AddAdditionalEmailLegacyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addAdditionalEmailLegacy>>,
        TError,
        AddAdditionalEmailLegacyMutationVariables,
        TContext
      > => {
      return useMutation(getAddAdditionalEmailLegacyMutationOptions(useInstance(options)), queryClient);
    }