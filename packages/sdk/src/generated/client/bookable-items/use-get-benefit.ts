/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getBenefit } from './get-benefit.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';






export const getGetBenefitQueryKey = (benefitId: number, sdk?: Sdk) => familyKeyOf(sdk, 'getBenefit', benefitId);


export const getGetBenefitQueryOptions = <TData = Awaited<ReturnType<typeof getBenefit>>, TError = OperationError<'getBenefit'>>(benefitId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBenefitQueryKey(benefitId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBenefit>>> = ({ signal, queryKey }) => getBenefit(benefitId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBenefitQueryResult = NonNullable<Awaited<ReturnType<typeof getBenefit>>>
export type GetBenefitQueryError = OperationError<'getBenefit'>


/**
 * A kind of appointment with the studios that offer it
 *
 * For any logged-in user, for choosing a studio. Contains the studios of the tenant that owns the kind, with prices in the major unit of each studio's currency; an empty list if no studio offers it.
 */
export function useGetBenefit<TData = Awaited<ReturnType<typeof getBenefit>>, TError = OperationError<'getBenefit'>>(
 benefitId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBenefit>>,
          TError,
          Awaited<ReturnType<typeof getBenefit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A kind of appointment with the studios that offer it
 *
 * For any logged-in user, for choosing a studio. Contains the studios of the tenant that owns the kind, with prices in the major unit of each studio's currency; an empty list if no studio offers it.
 */
export function useGetBenefit<TData = Awaited<ReturnType<typeof getBenefit>>, TError = OperationError<'getBenefit'>>(
 benefitId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBenefit>>,
          TError,
          Awaited<ReturnType<typeof getBenefit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A kind of appointment with the studios that offer it
 *
 * For any logged-in user, for choosing a studio. Contains the studios of the tenant that owns the kind, with prices in the major unit of each studio's currency; an empty list if no studio offers it.
 */
export function useGetBenefit<TData = Awaited<ReturnType<typeof getBenefit>>, TError = OperationError<'getBenefit'>>(
 benefitId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * A kind of appointment with the studios that offer it
 *
 * For any logged-in user, for choosing a studio. Contains the studios of the tenant that owns the kind, with prices in the major unit of each studio's currency; an empty list if no studio offers it.
 */
export function useGetBenefit<TData = Awaited<ReturnType<typeof getBenefit>>, TError = OperationError<'getBenefit'>>(
 benefitId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBenefitQueryOptions(benefitId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A kind of appointment with the studios that offer it
 *
 * For any logged-in user, for choosing a studio. Contains the studios of the tenant that owns the kind, with prices in the major unit of each studio's currency; an empty list if no studio offers it.
 */
export const prefetchGetBenefitQuery = async <TData = Awaited<ReturnType<typeof getBenefit>>, TError = OperationError<'getBenefit'>>(
 queryClient: QueryClient, benefitId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetBenefitQueryOptions(benefitId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetBenefit} query
 */
export const invalidateGetBenefit = async (
 queryClient: QueryClient, benefitId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBenefitQueryKey(benefitId, options?.sdk) }, options);

  return queryClient;
}




export const getGetBenefitSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getBenefit>>, TError = OperationError<'getBenefit'>>(benefitId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBenefitQueryKey(benefitId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBenefit>>> = ({ signal, queryKey }) => getBenefit(benefitId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetBenefitSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBenefit>>>
export type GetBenefitSuspenseQueryError = OperationError<'getBenefit'>


/**
 * A kind of appointment with the studios that offer it
 *
 * For any logged-in user, for choosing a studio. Contains the studios of the tenant that owns the kind, with prices in the major unit of each studio's currency; an empty list if no studio offers it.
 */
export function useGetBenefitSuspense<TData = Awaited<ReturnType<typeof getBenefit>>, TError = OperationError<'getBenefit'>>(
 benefitId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A kind of appointment with the studios that offer it
 *
 * For any logged-in user, for choosing a studio. Contains the studios of the tenant that owns the kind, with prices in the major unit of each studio's currency; an empty list if no studio offers it.
 */
export function useGetBenefitSuspense<TData = Awaited<ReturnType<typeof getBenefit>>, TError = OperationError<'getBenefit'>>(
 benefitId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A kind of appointment with the studios that offer it
 *
 * For any logged-in user, for choosing a studio. Contains the studios of the tenant that owns the kind, with prices in the major unit of each studio's currency; an empty list if no studio offers it.
 */
export function useGetBenefitSuspense<TData = Awaited<ReturnType<typeof getBenefit>>, TError = OperationError<'getBenefit'>>(
 benefitId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * A kind of appointment with the studios that offer it
 *
 * For any logged-in user, for choosing a studio. Contains the studios of the tenant that owns the kind, with prices in the major unit of each studio's currency; an empty list if no studio offers it.
 */
export function useGetBenefitSuspense<TData = Awaited<ReturnType<typeof getBenefit>>, TError = OperationError<'getBenefit'>>(
 benefitId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBenefitSuspenseQueryOptions(benefitId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}