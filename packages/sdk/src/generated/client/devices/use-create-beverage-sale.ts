/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createBeverageSale } from './create-beverage-sale.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateBeverageSaleHeaders } from '../../model/createBeverageSaleHeaders.ts';
import type { StartBeverageSaleRequest } from '../../model/startBeverageSaleRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateBeverageSaleMutationKey = () => ['createBeverageSale'] as const;

export const getCreateBeverageSaleMutationOptions = <TError = OperationError<'createBeverageSale'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBeverageSale>>, TError,CreateBeverageSaleMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createBeverageSale>>, TError,CreateBeverageSaleMutationVariables, TContext> => {

const mutationKey = getCreateBeverageSaleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBeverageSale>>, CreateBeverageSaleMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createBeverageSale(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBeverageSaleMutationResult = NonNullable<Awaited<ReturnType<typeof createBeverageSale>>>
    export type CreateBeverageSaleMutationBody = StartBeverageSaleRequest
    export type CreateBeverageSaleMutationError = OperationError<'createBeverageSale'>
    export type CreateBeverageSaleMutationVariables = {data: StartBeverageSaleRequest;headers?: CreateBeverageSaleHeaders}

    /**
 * Start a drinks machine
 *
 * For members of the tenant in X-Tenant with an active contract. The device waits for the member for a while and is blocked for others. The price of getBeverageDevice is taken from the consumption credit; it is 0 if the contract includes drinks. Repeating the call with the same Idempotency-Key returns the sale that was started.
 */
export const useCreateBeverageSale = <TError = OperationError<'createBeverageSale'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBeverageSale>>, TError,CreateBeverageSaleMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBeverageSale>>,
        TError,
        CreateBeverageSaleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBeverageSaleMutationOptions(useInstance(options)), queryClient);
    }