/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deleteWalletCard } from './delete-wallet-card.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeleteWalletCardMutationKey = () => ['deleteWalletCard'] as const;

export const getDeleteWalletCardMutationOptions = <TError = OperationError<'deleteWalletCard'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWalletCard>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteWalletCard>>, TError,void, TContext> => {

const mutationKey = getDeleteWalletCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWalletCard>>, void> = () => {


          return  deleteWalletCard(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteWalletCardMutationResult = NonNullable<Awaited<ReturnType<typeof deleteWalletCard>>>

    export type DeleteWalletCardMutationError = OperationError<'deleteWalletCard'>


    /**
 * Remove the wallet card
 *
 * For any logged-in user, for the door card of the member of the tenant in X-Tenant. Its code is no longer accepted at the door; the pass itself stays in the wallet until its owner deletes it. Repeating the call fails with wallet.error.cardnotfound.
 */
export const useDeleteWalletCard = <TError = OperationError<'deleteWalletCard'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWalletCard>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWalletCard>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteWalletCardMutationOptions(useInstance(options)), queryClient);
    }