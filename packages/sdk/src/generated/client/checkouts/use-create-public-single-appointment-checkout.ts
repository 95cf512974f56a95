/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPublicSingleAppointmentCheckout } from './create-public-single-appointment-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreatePublicSingleAppointmentCheckoutHeaders } from '../../model/createPublicSingleAppointmentCheckoutHeaders.ts';
import type { CreateSingleAppointmentCheckoutRequest } from '../../model/createSingleAppointmentCheckoutRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePublicSingleAppointmentCheckoutMutationKey = () => ['createPublicSingleAppointmentCheckout'] as const;

export const getCreatePublicSingleAppointmentCheckoutMutationOptions = <TError = OperationError<'createPublicSingleAppointmentCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicSingleAppointmentCheckout>>, TError,CreatePublicSingleAppointmentCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicSingleAppointmentCheckout>>, TError,CreatePublicSingleAppointmentCheckoutMutationVariables, TContext> => {

const mutationKey = getCreatePublicSingleAppointmentCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicSingleAppointmentCheckout>>, CreatePublicSingleAppointmentCheckoutMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicSingleAppointmentCheckout(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicSingleAppointmentCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicSingleAppointmentCheckout>>>
    export type CreatePublicSingleAppointmentCheckoutMutationBody = CreateSingleAppointmentCheckoutRequest
    export type CreatePublicSingleAppointmentCheckoutMutationError = OperationError<'createPublicSingleAppointmentCheckout'>
    export type CreatePublicSingleAppointmentCheckoutMutationVariables = {data: CreateSingleAppointmentCheckoutRequest;headers?: CreatePublicSingleAppointmentCheckoutHeaders}

    /**
 * Buy a single appointment without an account
 *
 * Public; a session has no effect. Keep the publicToken of the response, which grants access to all further steps. The card is created by createPublicCreditCard and can be used once. Nothing is reserved, and the checkout is open until expiresAt; repeating the call without the same Idempotency-Key requires another card and creates a second checkout. A paid trial session requires the fields and consents of its configuration; free ones are booked with createPublicTrialSession.
 */
export const useCreatePublicSingleAppointmentCheckout = <TError = OperationError<'createPublicSingleAppointmentCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicSingleAppointmentCheckout>>, TError,CreatePublicSingleAppointmentCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicSingleAppointmentCheckout>>,
        TError,
        CreatePublicSingleAppointmentCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicSingleAppointmentCheckoutMutationOptions(useInstance(options)), queryClient);
    }