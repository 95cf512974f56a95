/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createBenefitTrialCourseAppointment } from './create-benefit-trial-course-appointment.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateBenefitTrialCourseAppointmentHeaders } from '../../model/createBenefitTrialCourseAppointmentHeaders.ts';
import type { CreateTrialCourseRequest } from '../../model/createTrialCourseRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateBenefitTrialCourseAppointmentMutationKey = () => ['createBenefitTrialCourseAppointment'] as const;

export const getCreateBenefitTrialCourseAppointmentMutationOptions = <TError = OperationError<'createBenefitTrialCourseAppointment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBenefitTrialCourseAppointment>>, TError,CreateBenefitTrialCourseAppointmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createBenefitTrialCourseAppointment>>, TError,CreateBenefitTrialCourseAppointmentMutationVariables, TContext> => {

const mutationKey = getCreateBenefitTrialCourseAppointmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBenefitTrialCourseAppointment>>, CreateBenefitTrialCourseAppointmentMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createBenefitTrialCourseAppointment(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBenefitTrialCourseAppointmentMutationResult = NonNullable<Awaited<ReturnType<typeof createBenefitTrialCourseAppointment>>>
    export type CreateBenefitTrialCourseAppointmentMutationBody = CreateTrialCourseRequest
    export type CreateBenefitTrialCourseAppointmentMutationError = OperationError<'createBenefitTrialCourseAppointment'>
    export type CreateBenefitTrialCourseAppointmentMutationVariables = {data: CreateTrialCourseRequest;headers?: CreateBenefitTrialCourseAppointmentHeaders}

    /**
 * Try a course
 *
 * Public, if coursesAllowed of the configuration is true and the course's price names the trial. Books a place in the course free of charge, regardless of its price; waiting lists are not available. Confirmation and errors are as in createPublicTrialSession.
 */
export const useCreateBenefitTrialCourseAppointment = <TError = OperationError<'createBenefitTrialCourseAppointment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBenefitTrialCourseAppointment>>, TError,CreateBenefitTrialCourseAppointmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBenefitTrialCourseAppointment>>,
        TError,
        CreateBenefitTrialCourseAppointmentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBenefitTrialCourseAppointmentMutationOptions(useInstance(options)), queryClient);
    }