/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { connectWithIban } from './connect-with-iban.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ConnectWithIbanRequest } from '../../model/connectWithIbanRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getConnectWithIbanMutationKey = () => ['connectWithIban'] as const;

export const getConnectWithIbanMutationOptions = <TError = OperationError<'connectWithIban'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectWithIban>>, TError,ConnectWithIbanMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof connectWithIban>>, TError,ConnectWithIbanMutationVariables, TContext> => {

const mutationKey = getConnectWithIbanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof connectWithIban>>, ConnectWithIbanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  connectWithIban(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConnectWithIbanMutationResult = NonNullable<Awaited<ReturnType<typeof connectWithIban>>>
    export type ConnectWithIbanMutationBody = ConnectWithIbanRequest
    export type ConnectWithIbanMutationError = OperationError<'connectWithIban'>
    export type ConnectWithIbanMutationVariables = {data: ConnectWithIbanRequest}

    /**
 * Connect by bank account
 *
 * For any logged-in user, for a studio of any chain. Connects the account to the only member with this bank account and date of birth. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 */
export const useConnectWithIban = <TError = OperationError<'connectWithIban'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectWithIban>>, TError,ConnectWithIbanMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof connectWithIban>>,
        TError,
        ConnectWithIbanMutationVariables,
        TContext
      > => {
      return useMutation(getConnectWithIbanMutationOptions(useInstance(options)), queryClient);
    }