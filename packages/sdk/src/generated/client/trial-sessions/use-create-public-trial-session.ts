/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPublicTrialSession } from './create-public-trial-session.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreatePublicTrialSessionHeaders } from '../../model/createPublicTrialSessionHeaders.ts';
import type { CreateTrialSessionRequest } from '../../model/createTrialSessionRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePublicTrialSessionMutationKey = () => ['createPublicTrialSession'] as const;

export const getCreatePublicTrialSessionMutationOptions = <TError = OperationError<'createPublicTrialSession'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicTrialSession>>, TError,CreatePublicTrialSessionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicTrialSession>>, TError,CreatePublicTrialSessionMutationVariables, TContext> => {

const mutationKey = getCreatePublicTrialSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicTrialSession>>, CreatePublicTrialSessionMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicTrialSession(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicTrialSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicTrialSession>>>
    export type CreatePublicTrialSessionMutationBody = CreateTrialSessionRequest
    export type CreatePublicTrialSessionMutationError = OperationError<'createPublicTrialSession'>
    export type CreatePublicTrialSessionMutationVariables = {data: CreateTrialSessionRequest;headers?: CreatePublicTrialSessionHeaders}

    /**
 * Book a trial session without an account
 *
 * Public. Without a session, the slot is held until confirmUntil, and a mail asks the person to confirm it (confirmBenefitTrial); unconfirmed slots are released. The booking is not attached to an account with the address, and the response does not reveal whether there is one. The trial is not used up until a booking is confirmed, so the person may hold several slots; the same slot again fails with booking.error.alreadybooked. With a session, it works like createTrialSession.
 */
export const useCreatePublicTrialSession = <TError = OperationError<'createPublicTrialSession'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicTrialSession>>, TError,CreatePublicTrialSessionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicTrialSession>>,
        TError,
        CreatePublicTrialSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicTrialSessionMutationOptions(useInstance(options)), queryClient);
    }