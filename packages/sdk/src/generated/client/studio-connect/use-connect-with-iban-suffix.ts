/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { connectWithIbanSuffix } from './connect-with-iban-suffix.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ConnectWithIbanSuffixRequest } from '../../model/connectWithIbanSuffixRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getConnectWithIbanSuffixMutationKey = () => ['connectWithIbanSuffix'] as const;

export const getConnectWithIbanSuffixMutationOptions = <TError = OperationError<'connectWithIbanSuffix'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectWithIbanSuffix>>, TError,ConnectWithIbanSuffixMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof connectWithIbanSuffix>>, TError,ConnectWithIbanSuffixMutationVariables, TContext> => {

const mutationKey = getConnectWithIbanSuffixMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof connectWithIbanSuffix>>, ConnectWithIbanSuffixMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  connectWithIbanSuffix(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConnectWithIbanSuffixMutationResult = NonNullable<Awaited<ReturnType<typeof connectWithIbanSuffix>>>
    export type ConnectWithIbanSuffixMutationBody = ConnectWithIbanSuffixRequest
    export type ConnectWithIbanSuffixMutationError = OperationError<'connectWithIbanSuffix'>
    export type ConnectWithIbanSuffixMutationVariables = {data: ConnectWithIbanSuffixRequest}

    /**
 * Connect by the end of the bank account number
 *
 * For any logged-in user, for a studio of any chain. Connects the account to the only member with this suffix, family name (ignoring case and accents) and date of birth. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 */
export const useConnectWithIbanSuffix = <TError = OperationError<'connectWithIbanSuffix'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectWithIbanSuffix>>, TError,ConnectWithIbanSuffixMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof connectWithIbanSuffix>>,
        TError,
        ConnectWithIbanSuffixMutationVariables,
        TContext
      > => {
      return useMutation(getConnectWithIbanSuffixMutationOptions(useInstance(options)), queryClient);
    }