/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getLegalInfo } from './get-legal-info.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetLegalInfoParams } from '../../model/getLegalInfoParams.ts';
import type { LegalInfoType } from '../../model/legalInfoType.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetLegalInfoQueryKey = (type: LegalInfoType, params?: GetLegalInfoParams, sdk?: Sdk) => callKeyOf(sdk, 'getLegalInfo', type, params);


export const getGetLegalInfoQueryOptions = <TData = Awaited<ReturnType<typeof getLegalInfo>>, TError = OperationError<'getLegalInfo'>>(type: LegalInfoType,
    params: GetLegalInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLegalInfoQueryKey(type, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLegalInfo>>> = ({ signal, queryKey }) => getLegalInfo(type,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: type === null || type === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLegalInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getLegalInfo>>>
export type GetLegalInfoQueryError = OperationError<'getLegalInfo'>


/**
 * One legal document of a studio
 *
 * Public, for a page with a single document. If externalUrl is true, the text is a URL to link to. 404 if the studio has no document of this type.
 */
export function useGetLegalInfo<TData = Awaited<ReturnType<typeof getLegalInfo>>, TError = OperationError<'getLegalInfo'>>(
 type: LegalInfoType,
    params: GetLegalInfoParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalInfo>>,
          TError,
          Awaited<ReturnType<typeof getLegalInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One legal document of a studio
 *
 * Public, for a page with a single document. If externalUrl is true, the text is a URL to link to. 404 if the studio has no document of this type.
 */
export function useGetLegalInfo<TData = Awaited<ReturnType<typeof getLegalInfo>>, TError = OperationError<'getLegalInfo'>>(
 type: LegalInfoType,
    params: GetLegalInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLegalInfo>>,
          TError,
          Awaited<ReturnType<typeof getLegalInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One legal document of a studio
 *
 * Public, for a page with a single document. If externalUrl is true, the text is a URL to link to. 404 if the studio has no document of this type.
 */
export function useGetLegalInfo<TData = Awaited<ReturnType<typeof getLegalInfo>>, TError = OperationError<'getLegalInfo'>>(
 type: LegalInfoType,
    params: GetLegalInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One legal document of a studio
 *
 * Public, for a page with a single document. If externalUrl is true, the text is a URL to link to. 404 if the studio has no document of this type.
 */
export function useGetLegalInfo<TData = Awaited<ReturnType<typeof getLegalInfo>>, TError = OperationError<'getLegalInfo'>>(
 type: LegalInfoType,
    params: GetLegalInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLegalInfoQueryOptions(type,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One legal document of a studio
 *
 * Public, for a page with a single document. If externalUrl is true, the text is a URL to link to. 404 if the studio has no document of this type.
 */
export const prefetchGetLegalInfoQuery = async <TData = Awaited<ReturnType<typeof getLegalInfo>>, TError = OperationError<'getLegalInfo'>>(
 queryClient: QueryClient, type: LegalInfoType,
    params: GetLegalInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetLegalInfoQueryOptions(type,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetLegalInfo} query
 */
export const invalidateGetLegalInfo = async (
 queryClient: QueryClient, type: LegalInfoType,
    params: GetLegalInfoParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLegalInfoQueryKey(type, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetLegalInfoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLegalInfo>>, TError = OperationError<'getLegalInfo'>>(type: LegalInfoType,
    params: GetLegalInfoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLegalInfoQueryKey(type, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLegalInfo>>> = ({ signal, queryKey }) => getLegalInfo(type,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLegalInfoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLegalInfo>>>
export type GetLegalInfoSuspenseQueryError = OperationError<'getLegalInfo'>


/**
 * One legal document of a studio
 *
 * Public, for a page with a single document. If externalUrl is true, the text is a URL to link to. 404 if the studio has no document of this type.
 */
export function useGetLegalInfoSuspense<TData = Awaited<ReturnType<typeof getLegalInfo>>, TError = OperationError<'getLegalInfo'>>(
 type: LegalInfoType,
    params: GetLegalInfoParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One legal document of a studio
 *
 * Public, for a page with a single document. If externalUrl is true, the text is a URL to link to. 404 if the studio has no document of this type.
 */
export function useGetLegalInfoSuspense<TData = Awaited<ReturnType<typeof getLegalInfo>>, TError = OperationError<'getLegalInfo'>>(
 type: LegalInfoType,
    params: GetLegalInfoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One legal document of a studio
 *
 * Public, for a page with a single document. If externalUrl is true, the text is a URL to link to. 404 if the studio has no document of this type.
 */
export function useGetLegalInfoSuspense<TData = Awaited<ReturnType<typeof getLegalInfo>>, TError = OperationError<'getLegalInfo'>>(
 type: LegalInfoType,
    params: GetLegalInfoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One legal document of a studio
 *
 * Public, for a page with a single document. If externalUrl is true, the text is a URL to link to. 404 if the studio has no document of this type.
 */
export function useGetLegalInfoSuspense<TData = Awaited<ReturnType<typeof getLegalInfo>>, TError = OperationError<'getLegalInfo'>>(
 type: LegalInfoType,
    params: GetLegalInfoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLegalInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLegalInfoSuspenseQueryOptions(type,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}