/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createCourseAppointmentCheckout } from './create-course-appointment-checkout.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateCourseAppointmentCheckoutHeaders } from '../../model/createCourseAppointmentCheckoutHeaders.ts';
import type { CreateCourseAppointmentCheckoutRequest } from '../../model/createCourseAppointmentCheckoutRequest.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getCreateCourseAppointmentCheckoutMutationKey = () => ['createCourseAppointmentCheckout'] as const;

export const getCreateCourseAppointmentCheckoutMutationOptions = <TError = OperationError<'createCourseAppointmentCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCourseAppointmentCheckout>>, TError,CreateCourseAppointmentCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCourseAppointmentCheckout>>, TError,CreateCourseAppointmentCheckoutMutationVariables, TContext> => {

const mutationKey = getCreateCourseAppointmentCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCourseAppointmentCheckout>>, CreateCourseAppointmentCheckoutMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createCourseAppointmentCheckout(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCourseAppointmentCheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof createCourseAppointmentCheckout>>>
    export type CreateCourseAppointmentCheckoutMutationBody = CreateCourseAppointmentCheckoutRequest
    export type CreateCourseAppointmentCheckoutMutationError = OperationError<'createCourseAppointmentCheckout'>
    export type CreateCourseAppointmentCheckoutMutationVariables = {data: CreateCourseAppointmentCheckoutRequest;headers?: CreateCourseAppointmentCheckoutHeaders}

    /**
 * Buy a place in a course
 *
 * For any logged-in user. Older version that supports only stored instruments; use createCourseAppointmentCheckoutV4, which also supports tokenizations. Nothing is reserved; repeating the call without the same Idempotency-Key creates a second checkout.
 */
export const useCreateCourseAppointmentCheckout = <TError = OperationError<'createCourseAppointmentCheckout'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCourseAppointmentCheckout>>, TError,CreateCourseAppointmentCheckoutMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCourseAppointmentCheckout>>,
        TError,
        CreateCourseAppointmentCheckoutMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCourseAppointmentCheckoutMutationOptions(useInstance(options)), queryClient);
    }