/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicPaymentMethods } from './list-public-payment-methods.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicPaymentMethodsParams } from '../../model/listPublicPaymentMethodsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListPublicPaymentMethodsQueryKey = (params?: ListPublicPaymentMethodsParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicPaymentMethods', params);


export const getListPublicPaymentMethodsQueryOptions = <TData = Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError = OperationError<'listPublicPaymentMethods'>>(params: ListPublicPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicPaymentMethodsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicPaymentMethods>>> = ({ signal, queryKey }) => listPublicPaymentMethods(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicPaymentMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicPaymentMethods>>>
export type ListPublicPaymentMethodsQueryError = OperationError<'listPublicPaymentMethods'>


/**
 * Payment methods of a studio
 *
 * Public. Payment methods without an account, each with the required type of instrument: excludes DIRECT_DEBIT, which requires a mandate, and FINION_PAY; listTokenizationPaymentMethods has them for logged-in users.
 */
export function useListPublicPaymentMethods<TData = Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError = OperationError<'listPublicPaymentMethods'>>(
 params: ListPublicPaymentMethodsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listPublicPaymentMethods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment methods of a studio
 *
 * Public. Payment methods without an account, each with the required type of instrument: excludes DIRECT_DEBIT, which requires a mandate, and FINION_PAY; listTokenizationPaymentMethods has them for logged-in users.
 */
export function useListPublicPaymentMethods<TData = Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError = OperationError<'listPublicPaymentMethods'>>(
 params: ListPublicPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof listPublicPaymentMethods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment methods of a studio
 *
 * Public. Payment methods without an account, each with the required type of instrument: excludes DIRECT_DEBIT, which requires a mandate, and FINION_PAY; listTokenizationPaymentMethods has them for logged-in users.
 */
export function useListPublicPaymentMethods<TData = Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError = OperationError<'listPublicPaymentMethods'>>(
 params: ListPublicPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment methods of a studio
 *
 * Public. Payment methods without an account, each with the required type of instrument: excludes DIRECT_DEBIT, which requires a mandate, and FINION_PAY; listTokenizationPaymentMethods has them for logged-in users.
 */
export function useListPublicPaymentMethods<TData = Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError = OperationError<'listPublicPaymentMethods'>>(
 params: ListPublicPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicPaymentMethodsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Payment methods of a studio
 *
 * Public. Payment methods without an account, each with the required type of instrument: excludes DIRECT_DEBIT, which requires a mandate, and FINION_PAY; listTokenizationPaymentMethods has them for logged-in users.
 */
export const prefetchListPublicPaymentMethodsQuery = async <TData = Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError = OperationError<'listPublicPaymentMethods'>>(
 queryClient: QueryClient, params: ListPublicPaymentMethodsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicPaymentMethodsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicPaymentMethods} query
 */
export const invalidateListPublicPaymentMethods = async (
 queryClient: QueryClient, params: ListPublicPaymentMethodsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicPaymentMethodsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicPaymentMethodsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError = OperationError<'listPublicPaymentMethods'>>(params: ListPublicPaymentMethodsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicPaymentMethodsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicPaymentMethods>>> = ({ signal, queryKey }) => listPublicPaymentMethods(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicPaymentMethodsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicPaymentMethods>>>
export type ListPublicPaymentMethodsSuspenseQueryError = OperationError<'listPublicPaymentMethods'>


/**
 * Payment methods of a studio
 *
 * Public. Payment methods without an account, each with the required type of instrument: excludes DIRECT_DEBIT, which requires a mandate, and FINION_PAY; listTokenizationPaymentMethods has them for logged-in users.
 */
export function useListPublicPaymentMethodsSuspense<TData = Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError = OperationError<'listPublicPaymentMethods'>>(
 params: ListPublicPaymentMethodsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment methods of a studio
 *
 * Public. Payment methods without an account, each with the required type of instrument: excludes DIRECT_DEBIT, which requires a mandate, and FINION_PAY; listTokenizationPaymentMethods has them for logged-in users.
 */
export function useListPublicPaymentMethodsSuspense<TData = Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError = OperationError<'listPublicPaymentMethods'>>(
 params: ListPublicPaymentMethodsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment methods of a studio
 *
 * Public. Payment methods without an account, each with the required type of instrument: excludes DIRECT_DEBIT, which requires a mandate, and FINION_PAY; listTokenizationPaymentMethods has them for logged-in users.
 */
export function useListPublicPaymentMethodsSuspense<TData = Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError = OperationError<'listPublicPaymentMethods'>>(
 params: ListPublicPaymentMethodsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment methods of a studio
 *
 * Public. Payment methods without an account, each with the required type of instrument: excludes DIRECT_DEBIT, which requires a mandate, and FINION_PAY; listTokenizationPaymentMethods has them for logged-in users.
 */
export function useListPublicPaymentMethodsSuspense<TData = Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError = OperationError<'listPublicPaymentMethods'>>(
 params: ListPublicPaymentMethodsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicPaymentMethods>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicPaymentMethodsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}