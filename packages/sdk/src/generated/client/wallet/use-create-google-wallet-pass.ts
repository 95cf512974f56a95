/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createGoogleWalletPass } from './create-google-wallet-pass.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { WalletPassRequest } from '../../model/walletPassRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getCreateGoogleWalletPassMutationKey = () => ['createGoogleWalletPass'] as const;

export const getCreateGoogleWalletPassMutationOptions = <TError = OperationError<'createGoogleWalletPass'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGoogleWalletPass>>, TError,CreateGoogleWalletPassMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createGoogleWalletPass>>, TError,CreateGoogleWalletPassMutationVariables, TContext> => {

const mutationKey = getCreateGoogleWalletPassMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGoogleWalletPass>>, CreateGoogleWalletPassMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGoogleWalletPass(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGoogleWalletPassMutationResult = NonNullable<Awaited<ReturnType<typeof createGoogleWalletPass>>>
    export type CreateGoogleWalletPassMutationBody = WalletPassRequest
    export type CreateGoogleWalletPassMutationError = OperationError<'createGoogleWalletPass'>
    export type CreateGoogleWalletPassMutationVariables = {data: WalletPassRequest}

    /**
 * Create a pass for Google Wallet
 *
 * For any logged-in user, for a booking of the account or, without bookingUuid, for the door card of the member of the tenant in X-Tenant. A new door card has a new code, and the previous one stops working. The pass of a booking has no code for the door.
 */
export const useCreateGoogleWalletPass = <TError = OperationError<'createGoogleWalletPass'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGoogleWalletPass>>, TError,CreateGoogleWalletPassMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGoogleWalletPass>>,
        TError,
        CreateGoogleWalletPassMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGoogleWalletPassMutationOptions(useInstance(options)), queryClient);
    }