/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getReferralProgram } from './get-referral-program.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetReferralProgramQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getReferralProgram');


export const getGetReferralProgramQueryOptions = <TData = Awaited<ReturnType<typeof getReferralProgram>>, TError = OperationError<'getReferralProgram'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralProgramQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralProgram>>> = ({ signal, queryKey }) => getReferralProgram({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralProgramQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralProgram>>>
export type GetReferralProgramQueryError = OperationError<'getReferralProgram'>


/**
 * Referral program of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Code and URL are those of getReferralUrl, created on the first call; the program is that of the home studio.
 */
export function useGetReferralProgram<TData = Awaited<ReturnType<typeof getReferralProgram>>, TError = OperationError<'getReferralProgram'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralProgram>>,
          TError,
          Awaited<ReturnType<typeof getReferralProgram>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referral program of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Code and URL are those of getReferralUrl, created on the first call; the program is that of the home studio.
 */
export function useGetReferralProgram<TData = Awaited<ReturnType<typeof getReferralProgram>>, TError = OperationError<'getReferralProgram'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralProgram>>,
          TError,
          Awaited<ReturnType<typeof getReferralProgram>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referral program of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Code and URL are those of getReferralUrl, created on the first call; the program is that of the home studio.
 */
export function useGetReferralProgram<TData = Awaited<ReturnType<typeof getReferralProgram>>, TError = OperationError<'getReferralProgram'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Referral program of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Code and URL are those of getReferralUrl, created on the first call; the program is that of the home studio.
 */
export function useGetReferralProgram<TData = Awaited<ReturnType<typeof getReferralProgram>>, TError = OperationError<'getReferralProgram'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralProgramQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Referral program of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Code and URL are those of getReferralUrl, created on the first call; the program is that of the home studio.
 */
export const prefetchGetReferralProgramQuery = async <TData = Awaited<ReturnType<typeof getReferralProgram>>, TError = OperationError<'getReferralProgram'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetReferralProgramQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetReferralProgram} query
 */
export const invalidateGetReferralProgram = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReferralProgramQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetReferralProgramSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getReferralProgram>>, TError = OperationError<'getReferralProgram'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralProgramQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralProgram>>> = ({ signal, queryKey }) => getReferralProgram({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetReferralProgramSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralProgram>>>
export type GetReferralProgramSuspenseQueryError = OperationError<'getReferralProgram'>


/**
 * Referral program of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Code and URL are those of getReferralUrl, created on the first call; the program is that of the home studio.
 */
export function useGetReferralProgramSuspense<TData = Awaited<ReturnType<typeof getReferralProgram>>, TError = OperationError<'getReferralProgram'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referral program of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Code and URL are those of getReferralUrl, created on the first call; the program is that of the home studio.
 */
export function useGetReferralProgramSuspense<TData = Awaited<ReturnType<typeof getReferralProgram>>, TError = OperationError<'getReferralProgram'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referral program of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Code and URL are those of getReferralUrl, created on the first call; the program is that of the home studio.
 */
export function useGetReferralProgramSuspense<TData = Awaited<ReturnType<typeof getReferralProgram>>, TError = OperationError<'getReferralProgram'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Referral program of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Code and URL are those of getReferralUrl, created on the first call; the program is that of the home studio.
 */
export function useGetReferralProgramSuspense<TData = Awaited<ReturnType<typeof getReferralProgram>>, TError = OperationError<'getReferralProgram'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralProgram>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralProgramSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}