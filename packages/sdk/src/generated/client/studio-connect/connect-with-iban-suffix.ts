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
  ConnectWithIbanSuffixRequest
} from '../../model/connectWithIbanSuffixRequest.ts';

import type {
  StudioConnect
} from '../../model/studioConnect.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getConnectWithIbanSuffixUrl = () => {




  return `/v1/me/studioconnects/withibansuffix`
}

/**
 * Connect by the end of the bank account number
 *
 * For any logged-in user, for a studio of any chain. Connects the account to the only member with this suffix, family name (ignoring case and accents) and date of birth. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 */
export const connectWithIbanSuffix = async (connectWithIbanSuffixRequest: ConnectWithIbanSuffixRequest, options?: Parameters<typeof fetcher>[1]): Promise<StudioConnect> => {

    
return fetcher<StudioConnect>(getConnectWithIbanSuffixUrl(),
  {
    operationId: 'connectWithIbanSuffix',
    statuses: [201, 400, 401, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializeConnectWithIbanSuffixRequest(connectWithIbanSuffixRequest))
  }
);}


const serializeConnectWithIbanSuffixRequest = (data: ConnectWithIbanSuffixRequest): ConnectWithIbanSuffixRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.dateOfBirth = copy.dateOfBirth instanceof Date ? (copy.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.dateOfBirth;
  return copy;
};




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
