/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createTrialSession } from './create-trial-session.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateTrialSessionRequest } from '../../model/createTrialSessionRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateTrialSessionMutationKey = () => ['createTrialSession'] as const;

export const getCreateTrialSessionMutationOptions = <TError = OperationError<'createTrialSession'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTrialSession>>, TError,CreateTrialSessionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createTrialSession>>, TError,CreateTrialSessionMutationVariables, TContext> => {

const mutationKey = getCreateTrialSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTrialSession>>, CreateTrialSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTrialSession(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTrialSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createTrialSession>>>
    export type CreateTrialSessionMutationBody = CreateTrialSessionRequest
    export type CreateTrialSessionMutationError = OperationError<'createTrialSession'>
    export type CreateTrialSessionMutationVariables = {data: CreateTrialSessionRequest}

    /**
 * Book a trial session
 *
 * For any logged-in user who is not a member of the tenant and has not had a trial there: each person has one. Books the employee's time at once. Only for free trials; use createSingleAppointmentCheckoutV4 with its offerId for paid ones. Repeating the call fails with trialsession.error.alreadyused.
 */
export const useCreateTrialSession = <TError = OperationError<'createTrialSession'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTrialSession>>, TError,CreateTrialSessionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTrialSession>>,
        TError,
        CreateTrialSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTrialSessionMutationOptions(useInstance(options)), queryClient);
    }