/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getProductVariantCheckout } from './get-product-variant-checkout.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetProductVariantCheckoutQueryKey = (id: string, sdk?: Sdk) => callKeyOf(sdk, 'getProductVariantCheckout', id);


export const getGetProductVariantCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getProductVariantCheckout>>, TError = OperationError<'getProductVariantCheckout'>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductVariantCheckoutQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductVariantCheckout>>> = ({ signal, queryKey }) => getProductVariantCheckout(id, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductVariantCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getProductVariantCheckout>>>
export type GetProductVariantCheckoutQueryError = OperationError<'getProductVariantCheckout'>


/**
 * Purchase of a product
 *
 * For the account that created it. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetProductVariantCheckout<TData = Awaited<ReturnType<typeof getProductVariantCheckout>>, TError = OperationError<'getProductVariantCheckout'>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductVariantCheckout>>,
          TError,
          Awaited<ReturnType<typeof getProductVariantCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a product
 *
 * For the account that created it. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetProductVariantCheckout<TData = Awaited<ReturnType<typeof getProductVariantCheckout>>, TError = OperationError<'getProductVariantCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProductVariantCheckout>>,
          TError,
          Awaited<ReturnType<typeof getProductVariantCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a product
 *
 * For the account that created it. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetProductVariantCheckout<TData = Awaited<ReturnType<typeof getProductVariantCheckout>>, TError = OperationError<'getProductVariantCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a product
 *
 * For the account that created it. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetProductVariantCheckout<TData = Awaited<ReturnType<typeof getProductVariantCheckout>>, TError = OperationError<'getProductVariantCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductVariantCheckoutQueryOptions(id,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Purchase of a product
 *
 * For the account that created it. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export const prefetchGetProductVariantCheckoutQuery = async <TData = Awaited<ReturnType<typeof getProductVariantCheckout>>, TError = OperationError<'getProductVariantCheckout'>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetProductVariantCheckoutQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetProductVariantCheckout} query
 */
export const invalidateGetProductVariantCheckout = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProductVariantCheckoutQueryKey(id, options?.sdk) }, options);

  return queryClient;
}




export const getGetProductVariantCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProductVariantCheckout>>, TError = OperationError<'getProductVariantCheckout'>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductVariantCheckoutQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProductVariantCheckout>>> = ({ signal, queryKey }) => getProductVariantCheckout(id, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProductVariantCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProductVariantCheckout>>>
export type GetProductVariantCheckoutSuspenseQueryError = OperationError<'getProductVariantCheckout'>


/**
 * Purchase of a product
 *
 * For the account that created it. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetProductVariantCheckoutSuspense<TData = Awaited<ReturnType<typeof getProductVariantCheckout>>, TError = OperationError<'getProductVariantCheckout'>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a product
 *
 * For the account that created it. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetProductVariantCheckoutSuspense<TData = Awaited<ReturnType<typeof getProductVariantCheckout>>, TError = OperationError<'getProductVariantCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a product
 *
 * For the account that created it. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetProductVariantCheckoutSuspense<TData = Awaited<ReturnType<typeof getProductVariantCheckout>>, TError = OperationError<'getProductVariantCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a product
 *
 * For the account that created it. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetProductVariantCheckoutSuspense<TData = Awaited<ReturnType<typeof getProductVariantCheckout>>, TError = OperationError<'getProductVariantCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductVariantCheckoutSuspenseQueryOptions(id,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}