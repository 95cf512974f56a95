/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicBenefit } from './get-public-benefit.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetPublicBenefitQueryKey = (benefitId: number, sdk?: Sdk) => callKeyOf(sdk, 'getPublicBenefit', benefitId);


export const getGetPublicBenefitQueryOptions = <TData = Awaited<ReturnType<typeof getPublicBenefit>>, TError = OperationError<'getPublicBenefit'>>(benefitId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicBenefitQueryKey(benefitId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicBenefit>>> = ({ signal, queryKey }) => getPublicBenefit(benefitId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicBenefitQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicBenefit>>>
export type GetPublicBenefitQueryError = OperationError<'getPublicBenefit'>


/**
 * A kind of appointment with the studios that offer it (public)
 *
 * Public variant of getBenefit with the same response.
 */
export function useGetPublicBenefit<TData = Awaited<ReturnType<typeof getPublicBenefit>>, TError = OperationError<'getPublicBenefit'>>(
 benefitId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicBenefit>>,
          TError,
          Awaited<ReturnType<typeof getPublicBenefit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A kind of appointment with the studios that offer it (public)
 *
 * Public variant of getBenefit with the same response.
 */
export function useGetPublicBenefit<TData = Awaited<ReturnType<typeof getPublicBenefit>>, TError = OperationError<'getPublicBenefit'>>(
 benefitId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicBenefit>>,
          TError,
          Awaited<ReturnType<typeof getPublicBenefit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A kind of appointment with the studios that offer it (public)
 *
 * Public variant of getBenefit with the same response.
 */
export function useGetPublicBenefit<TData = Awaited<ReturnType<typeof getPublicBenefit>>, TError = OperationError<'getPublicBenefit'>>(
 benefitId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * A kind of appointment with the studios that offer it (public)
 *
 * Public variant of getBenefit with the same response.
 */
export function useGetPublicBenefit<TData = Awaited<ReturnType<typeof getPublicBenefit>>, TError = OperationError<'getPublicBenefit'>>(
 benefitId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicBenefitQueryOptions(benefitId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A kind of appointment with the studios that offer it (public)
 *
 * Public variant of getBenefit with the same response.
 */
export const prefetchGetPublicBenefitQuery = async <TData = Awaited<ReturnType<typeof getPublicBenefit>>, TError = OperationError<'getPublicBenefit'>>(
 queryClient: QueryClient, benefitId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicBenefitQueryOptions(benefitId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicBenefit} query
 */
export const invalidateGetPublicBenefit = async (
 queryClient: QueryClient, benefitId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicBenefitQueryKey(benefitId, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicBenefitSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicBenefit>>, TError = OperationError<'getPublicBenefit'>>(benefitId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicBenefitQueryKey(benefitId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicBenefit>>> = ({ signal, queryKey }) => getPublicBenefit(benefitId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicBenefitSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicBenefit>>>
export type GetPublicBenefitSuspenseQueryError = OperationError<'getPublicBenefit'>


/**
 * A kind of appointment with the studios that offer it (public)
 *
 * Public variant of getBenefit with the same response.
 */
export function useGetPublicBenefitSuspense<TData = Awaited<ReturnType<typeof getPublicBenefit>>, TError = OperationError<'getPublicBenefit'>>(
 benefitId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A kind of appointment with the studios that offer it (public)
 *
 * Public variant of getBenefit with the same response.
 */
export function useGetPublicBenefitSuspense<TData = Awaited<ReturnType<typeof getPublicBenefit>>, TError = OperationError<'getPublicBenefit'>>(
 benefitId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A kind of appointment with the studios that offer it (public)
 *
 * Public variant of getBenefit with the same response.
 */
export function useGetPublicBenefitSuspense<TData = Awaited<ReturnType<typeof getPublicBenefit>>, TError = OperationError<'getPublicBenefit'>>(
 benefitId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * A kind of appointment with the studios that offer it (public)
 *
 * Public variant of getBenefit with the same response.
 */
export function useGetPublicBenefitSuspense<TData = Awaited<ReturnType<typeof getPublicBenefit>>, TError = OperationError<'getPublicBenefit'>>(
 benefitId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicBenefit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicBenefitSuspenseQueryOptions(benefitId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}