/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { connectWithEmail } from './connect-with-email.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ConnectWithEmailRequest } from '../../model/connectWithEmailRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getConnectWithEmailMutationKey = () => ['connectWithEmail'] as const;

export const getConnectWithEmailMutationOptions = <TError = OperationError<'connectWithEmail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectWithEmail>>, TError,ConnectWithEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof connectWithEmail>>, TError,ConnectWithEmailMutationVariables, TContext> => {

const mutationKey = getConnectWithEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof connectWithEmail>>, ConnectWithEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  connectWithEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConnectWithEmailMutationResult = NonNullable<Awaited<ReturnType<typeof connectWithEmail>>>
    export type ConnectWithEmailMutationBody = ConnectWithEmailRequest
    export type ConnectWithEmailMutationError = OperationError<'connectWithEmail'>
    export type ConnectWithEmailMutationVariables = {data: ConnectWithEmailRequest}

    /**
 * Connect by email address
 *
 * For any logged-in user, for a studio of any chain. The address serves as proof, so it must be a verified address of the account. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 */
export const useConnectWithEmail = <TError = OperationError<'connectWithEmail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof connectWithEmail>>, TError,ConnectWithEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof connectWithEmail>>,
        TError,
        ConnectWithEmailMutationVariables,
        TContext
      > => {
      return useMutation(getConnectWithEmailMutationOptions(useInstance(options)), queryClient);
    }