/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { saveContacts } from './save-contacts.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { SaveContactsRequest } from '../../model/saveContactsRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getSaveContactsMutationKey = () => ['saveContacts'] as const;

export const getSaveContactsMutationOptions = <TError = OperationError<'saveContacts'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveContacts>>, TError,SaveContactsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof saveContacts>>, TError,SaveContactsMutationVariables, TContext> => {

const mutationKey = getSaveContactsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveContacts>>, SaveContactsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveContacts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveContactsMutationResult = NonNullable<Awaited<ReturnType<typeof saveContacts>>>
    export type SaveContactsMutationBody = SaveContactsRequest
    export type SaveContactsMutationError = OperationError<'saveContacts'>
    export type SaveContactsMutationVariables = {data: SaveContactsRequest}

    /**
 * Change contact data
 *
 * For any logged-in user. Omitted fields are unchanged, null clears a field; repeating the call has no further effect. Saved data also count as master data. Email addresses have their own calls (tag emails).
 */
export const useSaveContacts = <TError = OperationError<'saveContacts'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveContacts>>, TError,SaveContactsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveContacts>>,
        TError,
        SaveContactsMutationVariables,
        TContext
      > => {
      return useMutation(getSaveContactsMutationOptions(useInstance(options)), queryClient);
    }