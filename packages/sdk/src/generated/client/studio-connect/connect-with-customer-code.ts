/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  ConnectWithCustomerCodeRequest
} from '../../model/connectWithCustomerCodeRequest.ts';

import type {
  StudioConnect
} from '../../model/studioConnect.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getConnectWithCustomerCodeUrl = () => {




  return `/v1/me/studioconnects/withcustomercode`
}

/**
 * Connect by customer code
 *
 * For any logged-in user, for a studio of any chain. Connects the account to the only member with this number and date of birth. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 */
export const connectWithCustomerCode = async (connectWithCustomerCodeRequest: ConnectWithCustomerCodeRequest, options?: Parameters<typeof fetcher>[1]): Promise<StudioConnect> => {

    
return fetcher<StudioConnect>(getConnectWithCustomerCodeUrl(),
  {
    operationId: 'connectWithCustomerCode',
    statuses: [201, 400, 401, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializeConnectWithCustomerCodeRequest(connectWithCustomerCodeRequest))
  }
);}


const serializeConnectWithCustomerCodeRequest = (data: ConnectWithCustomerCodeRequest): ConnectWithCustomerCodeRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.dateOfBirth = copy.dateOfBirth instanceof Date ? (copy.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.dateOfBirth;
  return copy;
};




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
