/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getSale } from './get-sale.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetSaleQueryKey = (id: string, sdk?: Sdk) => callKeyOf(sdk, 'getSale', id);


export const getGetSaleQueryOptions = <TData = Awaited<ReturnType<typeof getSale>>, TError = OperationError<'getSale'>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSaleQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSale>>> = ({ signal, queryKey }) => getSale(id, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSaleQueryResult = NonNullable<Awaited<ReturnType<typeof getSale>>>
export type GetSaleQueryError = OperationError<'getSale'>


/**
 * A purchase of the account
 *
 * For any logged-in user. A contract by its saleId, or a finalized checkout by its id, as they were sold.
 */
export function useGetSale<TData = Awaited<ReturnType<typeof getSale>>, TError = OperationError<'getSale'>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSale>>,
          TError,
          Awaited<ReturnType<typeof getSale>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A purchase of the account
 *
 * For any logged-in user. A contract by its saleId, or a finalized checkout by its id, as they were sold.
 */
export function useGetSale<TData = Awaited<ReturnType<typeof getSale>>, TError = OperationError<'getSale'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSale>>,
          TError,
          Awaited<ReturnType<typeof getSale>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A purchase of the account
 *
 * For any logged-in user. A contract by its saleId, or a finalized checkout by its id, as they were sold.
 */
export function useGetSale<TData = Awaited<ReturnType<typeof getSale>>, TError = OperationError<'getSale'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * A purchase of the account
 *
 * For any logged-in user. A contract by its saleId, or a finalized checkout by its id, as they were sold.
 */
export function useGetSale<TData = Awaited<ReturnType<typeof getSale>>, TError = OperationError<'getSale'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSaleQueryOptions(id,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A purchase of the account
 *
 * For any logged-in user. A contract by its saleId, or a finalized checkout by its id, as they were sold.
 */
export const prefetchGetSaleQuery = async <TData = Awaited<ReturnType<typeof getSale>>, TError = OperationError<'getSale'>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSaleQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSale} query
 */
export const invalidateGetSale = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSaleQueryKey(id, options?.sdk) }, options);

  return queryClient;
}




export const getGetSaleSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSale>>, TError = OperationError<'getSale'>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSaleQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSale>>> = ({ signal, queryKey }) => getSale(id, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSaleSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSale>>>
export type GetSaleSuspenseQueryError = OperationError<'getSale'>


/**
 * A purchase of the account
 *
 * For any logged-in user. A contract by its saleId, or a finalized checkout by its id, as they were sold.
 */
export function useGetSaleSuspense<TData = Awaited<ReturnType<typeof getSale>>, TError = OperationError<'getSale'>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A purchase of the account
 *
 * For any logged-in user. A contract by its saleId, or a finalized checkout by its id, as they were sold.
 */
export function useGetSaleSuspense<TData = Awaited<ReturnType<typeof getSale>>, TError = OperationError<'getSale'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A purchase of the account
 *
 * For any logged-in user. A contract by its saleId, or a finalized checkout by its id, as they were sold.
 */
export function useGetSaleSuspense<TData = Awaited<ReturnType<typeof getSale>>, TError = OperationError<'getSale'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * A purchase of the account
 *
 * For any logged-in user. A contract by its saleId, or a finalized checkout by its id, as they were sold.
 */
export function useGetSaleSuspense<TData = Awaited<ReturnType<typeof getSale>>, TError = OperationError<'getSale'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSale>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSaleSuspenseQueryOptions(id,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}