/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { registerQuickly } from './register-quickly.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { QuickRegisterRequest } from '../../model/quickRegisterRequest.ts';
import type { RegisterQuicklyHeaders } from '../../model/registerQuicklyHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





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