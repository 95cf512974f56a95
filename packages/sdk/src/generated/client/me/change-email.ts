/** Generated from api-spec. Do not edit; run `npm run gen`. */

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
  ChangeEmailRequest
} from '../../model/changeEmailRequest.ts';

import type {
  CodeSent
} from '../../model/codeSent.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getChangeEmailUrl = () => {




  return `/v1/me/changeemail`
}

/**
 * Begin to change the main address
 *
 * For anybody logged in, with the password. Sends a code to the new address, valid for 24 hours; verifyEmail takes it and makes the address the main one. The address until now stays valid meanwhile; a repetition sends a new code. An address that another account has gets the same answer, and its owner a notice. An additional address that is verified needs no mail: changeMainEmail.
 */
export const changeEmail = async (changeEmailRequest: ChangeEmailRequest, options?: Parameters<typeof fetcher>[1]): Promise<CodeSent> => {

    
return fetcher<CodeSent>(getChangeEmailUrl(),
  {
    operationId: 'changeEmail',
    statuses: [202, 400, 401, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(changeEmailRequest)
  }
).then(deserializeChangeEmailResponse);}


const deserializeChangeEmailResponse = (data: CodeSent): CodeSent => {
  if (data == null) return data;
  data.codeValidUntil = toDate(data.codeValidUntil);
  return data;
};




export const getChangeEmailMutationKey = () => ['changeEmail'] as const;

export const getChangeEmailMutationOptions = <TError = OperationError<'changeEmail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext> => {

const mutationKey = getChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmail>>, ChangeEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmail>>>
    export type ChangeEmailMutationBody = ChangeEmailRequest
    export type ChangeEmailMutationError = OperationError<'changeEmail'>
    export type ChangeEmailMutationVariables = {data: ChangeEmailRequest}

    /**
 * Begin to change the main address
 *
 * For anybody logged in, with the password. Sends a code to the new address, valid for 24 hours; verifyEmail takes it and makes the address the main one. The address until now stays valid meanwhile; a repetition sends a new code. An address that another account has gets the same answer, and its owner a notice. An additional address that is verified needs no mail: changeMainEmail.
 */
export const useChangeEmail = <TError = OperationError<'changeEmail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmail>>,
        TError,
        ChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmailMutationOptions(useInstance(options)), queryClient);
    }
