/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listAvailablePaymentTypes } from './list-available-payment-types.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListAvailablePaymentTypesParams } from '../../model/listAvailablePaymentTypesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListAvailablePaymentTypesQueryKey = (params?: ListAvailablePaymentTypesParams, sdk?: Sdk) => callKeyOf(sdk, 'listAvailablePaymentTypes', params);


export const getListAvailablePaymentTypesQueryOptions = <TData = Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError = OperationError<'listAvailablePaymentTypes'>>(params: ListAvailablePaymentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAvailablePaymentTypesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvailablePaymentTypes>>> = ({ signal, queryKey }) => listAvailablePaymentTypes(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAvailablePaymentTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listAvailablePaymentTypes>>>
export type ListAvailablePaymentTypesQueryError = OperationError<'listAvailablePaymentTypes'>


/**
 * Types of instruments that a studio accepts
 *
 * Public. Only the types, for forms that add an instrument; listPublicPaymentMethods has the payment methods with their types. FINION_PAY has none, since nothing is stored.
 */
export function useListAvailablePaymentTypes<TData = Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError = OperationError<'listAvailablePaymentTypes'>>(
 params: ListAvailablePaymentTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailablePaymentTypes>>,
          TError,
          Awaited<ReturnType<typeof listAvailablePaymentTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Types of instruments that a studio accepts
 *
 * Public. Only the types, for forms that add an instrument; listPublicPaymentMethods has the payment methods with their types. FINION_PAY has none, since nothing is stored.
 */
export function useListAvailablePaymentTypes<TData = Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError = OperationError<'listAvailablePaymentTypes'>>(
 params: ListAvailablePaymentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailablePaymentTypes>>,
          TError,
          Awaited<ReturnType<typeof listAvailablePaymentTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Types of instruments that a studio accepts
 *
 * Public. Only the types, for forms that add an instrument; listPublicPaymentMethods has the payment methods with their types. FINION_PAY has none, since nothing is stored.
 */
export function useListAvailablePaymentTypes<TData = Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError = OperationError<'listAvailablePaymentTypes'>>(
 params: ListAvailablePaymentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Types of instruments that a studio accepts
 *
 * Public. Only the types, for forms that add an instrument; listPublicPaymentMethods has the payment methods with their types. FINION_PAY has none, since nothing is stored.
 */
export function useListAvailablePaymentTypes<TData = Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError = OperationError<'listAvailablePaymentTypes'>>(
 params: ListAvailablePaymentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAvailablePaymentTypesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Types of instruments that a studio accepts
 *
 * Public. Only the types, for forms that add an instrument; listPublicPaymentMethods has the payment methods with their types. FINION_PAY has none, since nothing is stored.
 */
export const prefetchListAvailablePaymentTypesQuery = async <TData = Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError = OperationError<'listAvailablePaymentTypes'>>(
 queryClient: QueryClient, params: ListAvailablePaymentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAvailablePaymentTypesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAvailablePaymentTypes} query
 */
export const invalidateListAvailablePaymentTypes = async (
 queryClient: QueryClient, params: ListAvailablePaymentTypesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAvailablePaymentTypesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListAvailablePaymentTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError = OperationError<'listAvailablePaymentTypes'>>(params: ListAvailablePaymentTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAvailablePaymentTypesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvailablePaymentTypes>>> = ({ signal, queryKey }) => listAvailablePaymentTypes(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAvailablePaymentTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAvailablePaymentTypes>>>
export type ListAvailablePaymentTypesSuspenseQueryError = OperationError<'listAvailablePaymentTypes'>


/**
 * Types of instruments that a studio accepts
 *
 * Public. Only the types, for forms that add an instrument; listPublicPaymentMethods has the payment methods with their types. FINION_PAY has none, since nothing is stored.
 */
export function useListAvailablePaymentTypesSuspense<TData = Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError = OperationError<'listAvailablePaymentTypes'>>(
 params: ListAvailablePaymentTypesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Types of instruments that a studio accepts
 *
 * Public. Only the types, for forms that add an instrument; listPublicPaymentMethods has the payment methods with their types. FINION_PAY has none, since nothing is stored.
 */
export function useListAvailablePaymentTypesSuspense<TData = Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError = OperationError<'listAvailablePaymentTypes'>>(
 params: ListAvailablePaymentTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Types of instruments that a studio accepts
 *
 * Public. Only the types, for forms that add an instrument; listPublicPaymentMethods has the payment methods with their types. FINION_PAY has none, since nothing is stored.
 */
export function useListAvailablePaymentTypesSuspense<TData = Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError = OperationError<'listAvailablePaymentTypes'>>(
 params: ListAvailablePaymentTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Types of instruments that a studio accepts
 *
 * Public. Only the types, for forms that add an instrument; listPublicPaymentMethods has the payment methods with their types. FINION_PAY has none, since nothing is stored.
 */
export function useListAvailablePaymentTypesSuspense<TData = Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError = OperationError<'listAvailablePaymentTypes'>>(
 params: ListAvailablePaymentTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailablePaymentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAvailablePaymentTypesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}