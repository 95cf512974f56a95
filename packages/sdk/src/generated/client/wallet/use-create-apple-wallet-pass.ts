/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createAppleWalletPass } from './create-apple-wallet-pass.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { WalletPassRequest } from '../../model/walletPassRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getCreateAppleWalletPassMutationKey = () => ['createAppleWalletPass'] as const;

export const getCreateAppleWalletPassMutationOptions = <TError = OperationError<'createAppleWalletPass'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAppleWalletPass>>, TError,CreateAppleWalletPassMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createAppleWalletPass>>, TError,CreateAppleWalletPassMutationVariables, TContext> => {

const mutationKey = getCreateAppleWalletPassMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAppleWalletPass>>, CreateAppleWalletPassMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAppleWalletPass(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAppleWalletPassMutationResult = NonNullable<Awaited<ReturnType<typeof createAppleWalletPass>>>
    export type CreateAppleWalletPassMutationBody = WalletPassRequest
    export type CreateAppleWalletPassMutationError = OperationError<'createAppleWalletPass'>
    export type CreateAppleWalletPassMutationVariables = {data: WalletPassRequest}

    /**
 * Create a pass for Apple Wallet
 *
 * For any logged-in user, for a booking of the account or, without bookingUuid, for the door card of the member of the tenant in X-Tenant. A new door card has a new code, and the previous one stops working. The pass of a booking has no code for the door.
 */
export const useCreateAppleWalletPass = <TError = OperationError<'createAppleWalletPass'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAppleWalletPass>>, TError,CreateAppleWalletPassMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAppleWalletPass>>,
        TError,
        CreateAppleWalletPassMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAppleWalletPassMutationOptions(useInstance(options)), queryClient);
    }