/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPublicCourseAppointmentCheckout } from './create-public-course-appointment-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateCourseAppointmentCheckoutRequest } from '../../model/createCourseAppointmentCheckoutRequest.ts';
import type { CreatePublicCourseAppointmentCheckoutHeaders } from '../../model/createPublicCourseAppointmentCheckoutHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePublicCourseAppointmentCheckoutMutationKey = () => ['createPublicCourseAppointmentCheckout'] as const;

export const getCreatePublicCourseAppointmentCheckoutMutationOptions = <TError = OperationError<'createPublicCourseAppointmentCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicCourseAppointmentCheckout>>, TError,CreatePublicCourseAppointmentCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicCourseAppointmentCheckout>>, TError,CreatePublicCourseAppointmentCheckoutMutationVariables, TContext> => {

const mutationKey = getCreatePublicCourseAppointmentCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicCourseAppointmentCheckout>>, CreatePublicCourseAppointmentCheckoutMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicCourseAppointmentCheckout(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicCourseAppointmentCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicCourseAppointmentCheckout>>>
    export type CreatePublicCourseAppointmentCheckoutMutationBody = CreateCourseAppointmentCheckoutRequest
    export type CreatePublicCourseAppointmentCheckoutMutationError = OperationError<'createPublicCourseAppointmentCheckout'>
    export type CreatePublicCourseAppointmentCheckoutMutationVariables = {data: CreateCourseAppointmentCheckoutRequest;headers?: CreatePublicCourseAppointmentCheckoutHeaders}

    /**
 * Buy a place in a course without an account
 *
 * Public; a session has no effect. Keep the publicToken of the response, which grants access to all further steps. The card is created by createPublicCreditCard and can be used once. Nothing is reserved, and the checkout is open until expiresAt; repeating the call without the same Idempotency-Key requires another card and creates a second checkout.
 */
export const useCreatePublicCourseAppointmentCheckout = <TError = OperationError<'createPublicCourseAppointmentCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicCourseAppointmentCheckout>>, TError,CreatePublicCourseAppointmentCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicCourseAppointmentCheckout>>,
        TError,
        CreatePublicCourseAppointmentCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicCourseAppointmentCheckoutMutationOptions(useInstance(options)), queryClient);
    }