/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
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
  CodeSent
} from '../../model/codeSent.ts';

import type {
  QuickRegisterRequest
} from '../../model/quickRegisterRequest.ts';

import type {
  RegisterQuicklyHeaders
} from '../../model/registerQuicklyHeaders.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getRegisterQuicklyUrl = () => {




  return `/v2/public/quickregister/register`
}

/**
 * Register from an invitation
 *
 * For anyone with the link of an invitation. Verifying the address uses up the invitation and connects the account to its studio. Otherwise like register.
 */
export const registerQuickly = async (quickRegisterRequest: QuickRegisterRequest,
    headers?: RegisterQuicklyHeaders, options?: Parameters<typeof fetcher>[1]): Promise<CodeSent> => {

    
return fetcher<CodeSent>(getRegisterQuicklyUrl(),
  {
    operationId: 'registerQuickly',
    statuses: [202, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(quickRegisterRequest)
  }
).then(deserializeRegisterQuicklyResponse);}


const deserializeRegisterQuicklyResponse = (data: CodeSent): CodeSent => {
  if (data == null) return data;
  data.codeValidUntil = toDate(data.codeValidUntil);
  return data;
};




export const getRegisterQuicklyMutationKey = () => ['registerQuickly'] as const;

export const getRegisterQuicklyMutationOptions = <TError = OperationError<'registerQuickly'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerQuickly>>, TError,RegisterQuicklyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof registerQuickly>>, TError,RegisterQuicklyMutationVariables, TContext> => {

const mutationKey = getRegisterQuicklyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerQuickly>>, RegisterQuicklyMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  registerQuickly(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterQuicklyMutationResult = NonNullable<Awaited<ReturnType<typeof registerQuickly>>>
    export type RegisterQuicklyMutationBody = QuickRegisterRequest
    export type RegisterQuicklyMutationError = OperationError<'registerQuickly'>
    export type RegisterQuicklyMutationVariables = {data: QuickRegisterRequest;headers?: RegisterQuicklyHeaders}

    /**
 * Register from an invitation
 *
 * For anyone with the link of an invitation. Verifying the address uses up the invitation and connects the account to its studio. Otherwise like register.
 */
export const useRegisterQuickly = <TError = OperationError<'registerQuickly'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerQuickly>>, TError,RegisterQuicklyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerQuickly>>,
        TError,
        RegisterQuicklyMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterQuicklyMutationOptions(useInstance(options)), queryClient);
    }
