/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listRechargeVariants } from './list-recharge-variants.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListRechargeVariantsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listRechargeVariants');


export const getListRechargeVariantsQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeVariants>>, TError = OperationError<'listRechargeVariants'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeVariantsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeVariants>>> = ({ signal, queryKey }) => listRechargeVariants({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRechargeVariantsQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeVariants>>>
export type ListRechargeVariantsQueryError = OperationError<'listRechargeVariants'>


/**
 * Variants of recharges
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE. Variants that their studio sells; buy one with createProductVariantCheckoutV4, with its rechargeId as productVariantId.
 */
export function useListRechargeVariants<TData = Awaited<ReturnType<typeof listRechargeVariants>>, TError = OperationError<'listRechargeVariants'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeVariants>>,
          TError,
          Awaited<ReturnType<typeof listRechargeVariants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Variants of recharges
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE. Variants that their studio sells; buy one with createProductVariantCheckoutV4, with its rechargeId as productVariantId.
 */
export function useListRechargeVariants<TData = Awaited<ReturnType<typeof listRechargeVariants>>, TError = OperationError<'listRechargeVariants'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeVariants>>,
          TError,
          Awaited<ReturnType<typeof listRechargeVariants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Variants of recharges
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE. Variants that their studio sells; buy one with createProductVariantCheckoutV4, with its rechargeId as productVariantId.
 */
export function useListRechargeVariants<TData = Awaited<ReturnType<typeof listRechargeVariants>>, TError = OperationError<'listRechargeVariants'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Variants of recharges
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE. Variants that their studio sells; buy one with createProductVariantCheckoutV4, with its rechargeId as productVariantId.
 */
export function useListRechargeVariants<TData = Awaited<ReturnType<typeof listRechargeVariants>>, TError = OperationError<'listRechargeVariants'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeVariantsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Variants of recharges
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE. Variants that their studio sells; buy one with createProductVariantCheckoutV4, with its rechargeId as productVariantId.
 */
export const prefetchListRechargeVariantsQuery = async <TData = Awaited<ReturnType<typeof listRechargeVariants>>, TError = OperationError<'listRechargeVariants'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListRechargeVariantsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListRechargeVariants} query
 */
export const invalidateListRechargeVariants = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRechargeVariantsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListRechargeVariantsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeVariants>>, TError = OperationError<'listRechargeVariants'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeVariantsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeVariants>>> = ({ signal, queryKey }) => listRechargeVariants({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRechargeVariantsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeVariants>>>
export type ListRechargeVariantsSuspenseQueryError = OperationError<'listRechargeVariants'>


/**
 * Variants of recharges
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE. Variants that their studio sells; buy one with createProductVariantCheckoutV4, with its rechargeId as productVariantId.
 */
export function useListRechargeVariantsSuspense<TData = Awaited<ReturnType<typeof listRechargeVariants>>, TError = OperationError<'listRechargeVariants'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Variants of recharges
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE. Variants that their studio sells; buy one with createProductVariantCheckoutV4, with its rechargeId as productVariantId.
 */
export function useListRechargeVariantsSuspense<TData = Awaited<ReturnType<typeof listRechargeVariants>>, TError = OperationError<'listRechargeVariants'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Variants of recharges
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE. Variants that their studio sells; buy one with createProductVariantCheckoutV4, with its rechargeId as productVariantId.
 */
export function useListRechargeVariantsSuspense<TData = Awaited<ReturnType<typeof listRechargeVariants>>, TError = OperationError<'listRechargeVariants'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Variants of recharges
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE. Variants that their studio sells; buy one with createProductVariantCheckoutV4, with its rechargeId as productVariantId.
 */
export function useListRechargeVariantsSuspense<TData = Awaited<ReturnType<typeof listRechargeVariants>>, TError = OperationError<'listRechargeVariants'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeVariants>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeVariantsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}