/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { register } from './register.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { RegisterHeaders } from '../../model/registerHeaders.ts';
import type { RegisterRequest } from '../../model/registerRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getRegisterMutationKey = () => ['register'] as const;

export const getRegisterMutationOptions = <TError = OperationError<'register'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext> => {

const mutationKey = getRegisterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof register>>, RegisterMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  register(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>
    export type RegisterMutationBody = RegisterRequest
    export type RegisterMutationError = OperationError<'register'>
    export type RegisterMutationVariables = {data: RegisterRequest;headers?: RegisterHeaders}

    /**
 * Register an account
 *
 * Public. Sends a code to the address, valid for 24 hours; repeating the call sends a new code, which verifies the latest data. If the address already has an account, the response is the same, and its owner is notified instead. Does not log in.
 */
export const useRegister = <TError = OperationError<'register'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof register>>,
        TError,
        RegisterMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMutationOptions(useInstance(options)), queryClient);
    }