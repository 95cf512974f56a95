/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createSingleAppointmentCheckout } from './create-single-appointment-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateSingleAppointmentCheckoutHeaders } from '../../model/createSingleAppointmentCheckoutHeaders.ts';
import type { CreateSingleAppointmentCheckoutRequest } from '../../model/createSingleAppointmentCheckoutRequest.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getCreateSingleAppointmentCheckoutMutationKey = () => ['createSingleAppointmentCheckout'] as const;

export const getCreateSingleAppointmentCheckoutMutationOptions = <TError = OperationError<'createSingleAppointmentCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSingleAppointmentCheckout>>, TError,CreateSingleAppointmentCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createSingleAppointmentCheckout>>, TError,CreateSingleAppointmentCheckoutMutationVariables, TContext> => {

const mutationKey = getCreateSingleAppointmentCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSingleAppointmentCheckout>>, CreateSingleAppointmentCheckoutMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createSingleAppointmentCheckout(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSingleAppointmentCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof createSingleAppointmentCheckout>>>
    export type CreateSingleAppointmentCheckoutMutationBody = CreateSingleAppointmentCheckoutRequest
    export type CreateSingleAppointmentCheckoutMutationError = OperationError<'createSingleAppointmentCheckout'>
    export type CreateSingleAppointmentCheckoutMutationVariables = {data: CreateSingleAppointmentCheckoutRequest;headers?: CreateSingleAppointmentCheckoutHeaders}

    /**
 * Buy a single appointment
 *
 * For any logged-in user. Older version that supports only stored instruments; use createSingleAppointmentCheckoutV4, which also supports tokenizations. Nothing is reserved; repeating the call without the same Idempotency-Key creates a second checkout. A paid trial session requires the fields and consents of its configuration; free ones are booked with createTrialSession.
 */
export const useCreateSingleAppointmentCheckout = <TError = OperationError<'createSingleAppointmentCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSingleAppointmentCheckout>>, TError,CreateSingleAppointmentCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSingleAppointmentCheckout>>,
        TError,
        CreateSingleAppointmentCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSingleAppointmentCheckoutMutationOptions(useInstance(options)), queryClient);
    }