/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicProductVariantCheckout } from './get-public-product-variant-checkout.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicProductVariantCheckoutQueryKey = (publicToken: string, sdk?: Sdk) => callKeyOf(sdk, 'getPublicProductVariantCheckout', publicToken);


export const getGetPublicProductVariantCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError = OperationError<'getPublicProductVariantCheckout'>>(publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicProductVariantCheckoutQueryKey(publicToken, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>> = ({ signal, queryKey }) => getPublicProductVariantCheckout(publicToken, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: publicToken === null || publicToken === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicProductVariantCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>>
export type GetPublicProductVariantCheckoutQueryError = OperationError<'getPublicProductVariantCheckout'>


/**
 * Purchase of a product (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetPublicProductVariantCheckout<TData = Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError = OperationError<'getPublicProductVariantCheckout'>>(
 publicToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicProductVariantCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPublicProductVariantCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a product (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetPublicProductVariantCheckout<TData = Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError = OperationError<'getPublicProductVariantCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicProductVariantCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPublicProductVariantCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a product (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetPublicProductVariantCheckout<TData = Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError = OperationError<'getPublicProductVariantCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a product (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetPublicProductVariantCheckout<TData = Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError = OperationError<'getPublicProductVariantCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicProductVariantCheckoutQueryOptions(publicToken,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Purchase of a product (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export const prefetchGetPublicProductVariantCheckoutQuery = async <TData = Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError = OperationError<'getPublicProductVariantCheckout'>>(
 queryClient: QueryClient, publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicProductVariantCheckoutQueryOptions(publicToken,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicProductVariantCheckout} query
 */
export const invalidateGetPublicProductVariantCheckout = async (
 queryClient: QueryClient, publicToken: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicProductVariantCheckoutQueryKey(publicToken, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicProductVariantCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError = OperationError<'getPublicProductVariantCheckout'>>(publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicProductVariantCheckoutQueryKey(publicToken, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>> = ({ signal, queryKey }) => getPublicProductVariantCheckout(publicToken, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicProductVariantCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>>
export type GetPublicProductVariantCheckoutSuspenseQueryError = OperationError<'getPublicProductVariantCheckout'>


/**
 * Purchase of a product (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetPublicProductVariantCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError = OperationError<'getPublicProductVariantCheckout'>>(
 publicToken: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a product (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetPublicProductVariantCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError = OperationError<'getPublicProductVariantCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchase of a product (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetPublicProductVariantCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError = OperationError<'getPublicProductVariantCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchase of a product (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export function useGetPublicProductVariantCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError = OperationError<'getPublicProductVariantCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicProductVariantCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicProductVariantCheckoutSuspenseQueryOptions(publicToken,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}