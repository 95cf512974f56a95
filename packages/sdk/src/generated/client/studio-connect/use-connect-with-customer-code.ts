/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { connectWithCustomerCode } from './connect-with-customer-code.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ConnectWithCustomerCodeRequest } from '../../model/connectWithCustomerCodeRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getConnectWithCustomerCodeMutationKey = () => ['connectWithCustomerCode'] as const;

export const getConnectWithCustomerCodeMutationOptions = <TError = OperationError<'connectWithCustomerCode'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectWithCustomerCode>>, TError,ConnectWithCustomerCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof connectWithCustomerCode>>, TError,ConnectWithCustomerCodeMutationVariables, TContext> => {

const mutationKey = getConnectWithCustomerCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof connectWithCustomerCode>>, ConnectWithCustomerCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  connectWithCustomerCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConnectWithCustomerCodeMutationResult = NonNullable<Awaited<ReturnType<typeof connectWithCustomerCode>>>
    export type ConnectWithCustomerCodeMutationBody = ConnectWithCustomerCodeRequest
    export type ConnectWithCustomerCodeMutationError = OperationError<'connectWithCustomerCode'>
    export type ConnectWithCustomerCodeMutationVariables = {data: ConnectWithCustomerCodeRequest}

    /**
 * Connect by customer code
 *
 * For any logged-in user, for a studio of any chain. Connects the account to the only member with this number and date of birth. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 */
export const useConnectWithCustomerCode = <TError = OperationError<'connectWithCustomerCode'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectWithCustomerCode>>, TError,ConnectWithCustomerCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof connectWithCustomerCode>>,
        TError,
        ConnectWithCustomerCodeMutationVariables,
        TContext
      > => {
      return useMutation(getConnectWithCustomerCodeMutationOptions(useInstance(options)), queryClient);
    }