/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createBenefitTrialSingleAppointment } from './create-benefit-trial-single-appointment.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateBenefitTrialSingleAppointmentHeaders } from '../../model/createBenefitTrialSingleAppointmentHeaders.ts';
import type { CreateTrialSessionRequest } from '../../model/createTrialSessionRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateBenefitTrialSingleAppointmentMutationKey = () => ['createBenefitTrialSingleAppointment'] as const;

export const getCreateBenefitTrialSingleAppointmentMutationOptions = <TError = OperationError<'createBenefitTrialSingleAppointment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBenefitTrialSingleAppointment>>, TError,CreateBenefitTrialSingleAppointmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createBenefitTrialSingleAppointment>>, TError,CreateBenefitTrialSingleAppointmentMutationVariables, TContext> => {

const mutationKey = getCreateBenefitTrialSingleAppointmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBenefitTrialSingleAppointment>>, CreateBenefitTrialSingleAppointmentMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createBenefitTrialSingleAppointment(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBenefitTrialSingleAppointmentMutationResult = NonNullable<Awaited<ReturnType<typeof createBenefitTrialSingleAppointment>>>
    export type CreateBenefitTrialSingleAppointmentMutationBody = CreateTrialSessionRequest
    export type CreateBenefitTrialSingleAppointmentMutationError = OperationError<'createBenefitTrialSingleAppointment'>
    export type CreateBenefitTrialSingleAppointmentMutationVariables = {data: CreateTrialSessionRequest;headers?: CreateBenefitTrialSingleAppointmentHeaders}

    /**
 * Try a kind of appointment
 *
 * Public. Does the same as createPublicTrialSession; createBenefitTrialCourseAppointment is for trying a course instead.
 */
export const useCreateBenefitTrialSingleAppointment = <TError = OperationError<'createBenefitTrialSingleAppointment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBenefitTrialSingleAppointment>>, TError,CreateBenefitTrialSingleAppointmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBenefitTrialSingleAppointment>>,
        TError,
        CreateBenefitTrialSingleAppointmentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBenefitTrialSingleAppointmentMutationOptions(useInstance(options)), queryClient);
    }