/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { validateBookCourseMasterData } from './validate-book-course-master-data.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ValidateBookCourseMasterDataParams } from '../../model/validateBookCourseMasterDataParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';






export const getValidateBookCourseMasterDataQueryKey = (params?: ValidateBookCourseMasterDataParams, sdk?: Sdk) => familyKeyOf(sdk, 'validateBookCourseMasterData', params);


export const getValidateBookCourseMasterDataQueryOptions = <TData = Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError = OperationError<'validateBookCourseMasterData'>>(params: ValidateBookCourseMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateBookCourseMasterDataQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateBookCourseMasterData>>> = ({ signal, queryKey }) => validateBookCourseMasterData(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ValidateBookCourseMasterDataQueryResult = NonNullable<Awaited<ReturnType<typeof validateBookCourseMasterData>>>
export type ValidateBookCourseMasterDataQueryError = OperationError<'validateBookCourseMasterData'>


/**
 * Validate personal data for a course
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth, like the form of a course. Bookings do not check this; it is for clients that ask for the data beforehand.
 */
export function useValidateBookCourseMasterData<TData = Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError = OperationError<'validateBookCourseMasterData'>>(
 params: ValidateBookCourseMasterDataParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateBookCourseMasterData>>,
          TError,
          Awaited<ReturnType<typeof validateBookCourseMasterData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for a course
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth, like the form of a course. Bookings do not check this; it is for clients that ask for the data beforehand.
 */
export function useValidateBookCourseMasterData<TData = Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError = OperationError<'validateBookCourseMasterData'>>(
 params: ValidateBookCourseMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateBookCourseMasterData>>,
          TError,
          Awaited<ReturnType<typeof validateBookCourseMasterData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for a course
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth, like the form of a course. Bookings do not check this; it is for clients that ask for the data beforehand.
 */
export function useValidateBookCourseMasterData<TData = Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError = OperationError<'validateBookCourseMasterData'>>(
 params: ValidateBookCourseMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate personal data for a course
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth, like the form of a course. Bookings do not check this; it is for clients that ask for the data beforehand.
 */
export function useValidateBookCourseMasterData<TData = Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError = OperationError<'validateBookCourseMasterData'>>(
 params: ValidateBookCourseMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateBookCourseMasterDataQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Validate personal data for a course
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth, like the form of a course. Bookings do not check this; it is for clients that ask for the data beforehand.
 */
export const prefetchValidateBookCourseMasterDataQuery = async <TData = Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError = OperationError<'validateBookCourseMasterData'>>(
 queryClient: QueryClient, params: ValidateBookCourseMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getValidateBookCourseMasterDataQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useValidateBookCourseMasterData} query
 */
export const invalidateValidateBookCourseMasterData = async (
 queryClient: QueryClient, params: ValidateBookCourseMasterDataParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getValidateBookCourseMasterDataQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getValidateBookCourseMasterDataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError = OperationError<'validateBookCourseMasterData'>>(params: ValidateBookCourseMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateBookCourseMasterDataQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateBookCourseMasterData>>> = ({ signal, queryKey }) => validateBookCourseMasterData(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ValidateBookCourseMasterDataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof validateBookCourseMasterData>>>
export type ValidateBookCourseMasterDataSuspenseQueryError = OperationError<'validateBookCourseMasterData'>


/**
 * Validate personal data for a course
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth, like the form of a course. Bookings do not check this; it is for clients that ask for the data beforehand.
 */
export function useValidateBookCourseMasterDataSuspense<TData = Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError = OperationError<'validateBookCourseMasterData'>>(
 params: ValidateBookCourseMasterDataParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for a course
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth, like the form of a course. Bookings do not check this; it is for clients that ask for the data beforehand.
 */
export function useValidateBookCourseMasterDataSuspense<TData = Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError = OperationError<'validateBookCourseMasterData'>>(
 params: ValidateBookCourseMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for a course
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth, like the form of a course. Bookings do not check this; it is for clients that ask for the data beforehand.
 */
export function useValidateBookCourseMasterDataSuspense<TData = Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError = OperationError<'validateBookCourseMasterData'>>(
 params: ValidateBookCourseMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate personal data for a course
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth, like the form of a course. Bookings do not check this; it is for clients that ask for the data beforehand.
 */
export function useValidateBookCourseMasterDataSuspense<TData = Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError = OperationError<'validateBookCourseMasterData'>>(
 params: ValidateBookCourseMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookCourseMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateBookCourseMasterDataSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}