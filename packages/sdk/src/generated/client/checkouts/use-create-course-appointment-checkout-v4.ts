/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createCourseAppointmentCheckoutV4 } from './create-course-appointment-checkout-v4.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateCourseAppointmentCheckoutV4Headers } from '../../model/createCourseAppointmentCheckoutV4Headers.ts';
import type { CreateCourseAppointmentCheckoutV4Request } from '../../model/createCourseAppointmentCheckoutV4Request.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getCreateCourseAppointmentCheckoutV4MutationKey = () => ['createCourseAppointmentCheckoutV4'] as const;

export const getCreateCourseAppointmentCheckoutV4MutationOptions = <TError = OperationError<'createCourseAppointmentCheckoutV4'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCourseAppointmentCheckoutV4>>, TError,CreateCourseAppointmentCheckoutV4MutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCourseAppointmentCheckoutV4>>, TError,CreateCourseAppointmentCheckoutV4MutationVariables, TContext> => {

const mutationKey = getCreateCourseAppointmentCheckoutV4MutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCourseAppointmentCheckoutV4>>, CreateCourseAppointmentCheckoutV4MutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createCourseAppointmentCheckoutV4(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCourseAppointmentCheckoutV4MutationResult = NonNullable<Awaited<ReturnType<typeof createCourseAppointmentCheckoutV4>>>
    export type CreateCourseAppointmentCheckoutV4MutationBody = CreateCourseAppointmentCheckoutV4Request
    export type CreateCourseAppointmentCheckoutV4MutationError = OperationError<'createCourseAppointmentCheckoutV4'>
    export type CreateCourseAppointmentCheckoutV4MutationVariables = {data: CreateCourseAppointmentCheckoutV4Request;headers?: CreateCourseAppointmentCheckoutV4Headers}

    /**
 * Buy a place in a course, with a tokenization
 *
 * For any logged-in user. Either a stored instrument or a tokenization pays, and free offers need neither; a tokenization thereby becomes a stored instrument. Nothing is reserved, so the first checkout finalized gets the place. Open until expiresAt; repeating the call without the same Idempotency-Key creates a second checkout. The price is in the major unit of the studio's currency.
 */
export const useCreateCourseAppointmentCheckoutV4 = <TError = OperationError<'createCourseAppointmentCheckoutV4'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCourseAppointmentCheckoutV4>>, TError,CreateCourseAppointmentCheckoutV4MutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCourseAppointmentCheckoutV4>>,
        TError,
        CreateCourseAppointmentCheckoutV4MutationVariables,
        TContext
      > => {
      return useMutation(getCreateCourseAppointmentCheckoutV4MutationOptions(useInstance(options)), queryClient);
    }