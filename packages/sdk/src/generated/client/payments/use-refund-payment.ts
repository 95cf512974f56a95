/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { refundPayment } from './refund-payment.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getRefundPaymentMutationKey = () => ['refundPayment'] as const;

export const getRefundPaymentMutationOptions = <TError = OperationError<'refundPayment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundPayment>>, TError,RefundPaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof refundPayment>>, TError,RefundPaymentMutationVariables, TContext> => {

const mutationKey = getRefundPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refundPayment>>, RefundPaymentMutationVariables> = (props) => {
          const {paymentId} = props ?? {};

          return  refundPayment(paymentId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefundPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof refundPayment>>>

    export type RefundPaymentMutationError = OperationError<'refundPayment'>
    export type RefundPaymentMutationVariables = {paymentId: string}

    /**
 * Refund a payment
 *
 * For the account that paid; with X-Tenant, only at that tenant. Cancels the booking like cancelCalendarItem, or takes back an unused pack, day ticket or voucher within the days that the studio grants, moves up the waiting list and refunds the full amount, with the mail of a cancelation, completely or not at all. A pending direct debit is stopped, and the payment becomes CANCELED. Repeating the call returns the current payment and refunds nothing twice.
 */
export const useRefundPayment = <TError = OperationError<'refundPayment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundPayment>>, TError,RefundPaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refundPayment>>,
        TError,
        RefundPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getRefundPaymentMutationOptions(useInstance(options)), queryClient);
    }