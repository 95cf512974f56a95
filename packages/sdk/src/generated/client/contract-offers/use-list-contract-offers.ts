/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listContractOffers } from './list-contract-offers.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListContractOffersParams } from '../../model/listContractOffersParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListContractOffersQueryKey = (params?: ListContractOffersParams, sdk?: Sdk) => callKeyOf(sdk, 'listContractOffers', params);


export const getListContractOffersQueryOptions = <TData = Awaited<ReturnType<typeof listContractOffers>>, TError = OperationError<'listContractOffers'>>(params: ListContractOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractOffersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractOffers>>> = ({ signal, queryKey }) => listContractOffers(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listContractOffers>>>
export type ListContractOffersQueryError = OperationError<'listContractOffers'>


/**
 * Memberships offered by the studio
 *
 * Public. Offers that can be signed today, each with its terms and their current prices without any code. Use previewPublicContract for another start, modules and codes. Amounts are in the major unit of the currency.
 */
export function useListContractOffers<TData = Awaited<ReturnType<typeof listContractOffers>>, TError = OperationError<'listContractOffers'>>(
 params: ListContractOffersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractOffers>>,
          TError,
          Awaited<ReturnType<typeof listContractOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Memberships offered by the studio
 *
 * Public. Offers that can be signed today, each with its terms and their current prices without any code. Use previewPublicContract for another start, modules and codes. Amounts are in the major unit of the currency.
 */
export function useListContractOffers<TData = Awaited<ReturnType<typeof listContractOffers>>, TError = OperationError<'listContractOffers'>>(
 params: ListContractOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractOffers>>,
          TError,
          Awaited<ReturnType<typeof listContractOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Memberships offered by the studio
 *
 * Public. Offers that can be signed today, each with its terms and their current prices without any code. Use previewPublicContract for another start, modules and codes. Amounts are in the major unit of the currency.
 */
export function useListContractOffers<TData = Awaited<ReturnType<typeof listContractOffers>>, TError = OperationError<'listContractOffers'>>(
 params: ListContractOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Memberships offered by the studio
 *
 * Public. Offers that can be signed today, each with its terms and their current prices without any code. Use previewPublicContract for another start, modules and codes. Amounts are in the major unit of the currency.
 */
export function useListContractOffers<TData = Awaited<ReturnType<typeof listContractOffers>>, TError = OperationError<'listContractOffers'>>(
 params: ListContractOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractOffersQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Memberships offered by the studio
 *
 * Public. Offers that can be signed today, each with its terms and their current prices without any code. Use previewPublicContract for another start, modules and codes. Amounts are in the major unit of the currency.
 */
export const prefetchListContractOffersQuery = async <TData = Awaited<ReturnType<typeof listContractOffers>>, TError = OperationError<'listContractOffers'>>(
 queryClient: QueryClient, params: ListContractOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListContractOffersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListContractOffers} query
 */
export const invalidateListContractOffers = async (
 queryClient: QueryClient, params: ListContractOffersParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListContractOffersQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListContractOffersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listContractOffers>>, TError = OperationError<'listContractOffers'>>(params: ListContractOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractOffersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractOffers>>> = ({ signal, queryKey }) => listContractOffers(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListContractOffersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listContractOffers>>>
export type ListContractOffersSuspenseQueryError = OperationError<'listContractOffers'>


/**
 * Memberships offered by the studio
 *
 * Public. Offers that can be signed today, each with its terms and their current prices without any code. Use previewPublicContract for another start, modules and codes. Amounts are in the major unit of the currency.
 */
export function useListContractOffersSuspense<TData = Awaited<ReturnType<typeof listContractOffers>>, TError = OperationError<'listContractOffers'>>(
 params: ListContractOffersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Memberships offered by the studio
 *
 * Public. Offers that can be signed today, each with its terms and their current prices without any code. Use previewPublicContract for another start, modules and codes. Amounts are in the major unit of the currency.
 */
export function useListContractOffersSuspense<TData = Awaited<ReturnType<typeof listContractOffers>>, TError = OperationError<'listContractOffers'>>(
 params: ListContractOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Memberships offered by the studio
 *
 * Public. Offers that can be signed today, each with its terms and their current prices without any code. Use previewPublicContract for another start, modules and codes. Amounts are in the major unit of the currency.
 */
export function useListContractOffersSuspense<TData = Awaited<ReturnType<typeof listContractOffers>>, TError = OperationError<'listContractOffers'>>(
 params: ListContractOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Memberships offered by the studio
 *
 * Public. Offers that can be signed today, each with its terms and their current prices without any code. Use previewPublicContract for another start, modules and codes. Amounts are in the major unit of the currency.
 */
export function useListContractOffersSuspense<TData = Awaited<ReturnType<typeof listContractOffers>>, TError = OperationError<'listContractOffers'>>(
 params: ListContractOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractOffers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractOffersSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}