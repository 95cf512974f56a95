/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { queryKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  ContractOffer
} from '../../model/contractOffer.ts';

import type {
  ListContractOffersParams
} from '../../model/listContractOffersParams.ts';

import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';


export const getListContractOffersUrl = (params: ListContractOffersParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/contractoffer?${stringifiedParams}` : `/nox/public/v1/contractoffer`
}

/**
 * Memberships offered by the studio
 *
 * Public. Offers that can be signed today, each with its terms and their current prices without any code. Use previewPublicContract for another start, modules and codes. Amounts are in the major unit of the currency.
 */
export const listContractOffers = async (params: ListContractOffersParams, options?: Parameters<typeof fetcher>[1]): Promise<ContractOffer[]> => {

  return fetcher<ContractOffer[]>(getListContractOffersUrl(params),
  {
      operationId: 'listContractOffers', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListContractOffersResponse);}


const deserializeListContractOffersResponse = (data: ContractOffer[]): ContractOffer[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.validPeriodDto != null) {
      item0.validPeriodDto.startDate = toDate(item0.validPeriodDto.startDate);
      item0.validPeriodDto.endDate = toDate(item0.validPeriodDto.endDate);
    }
    if (item0.terms != null) {
      for (const item1 of item0.terms) {
        
        if (item1.flatFees != null) {
          for (const item2 of item1.flatFees) {
            
            item2.startDate = toDate(item2.startDate);
          }
        }
        item1.contractStartDate = toDate(item1.contractStartDate);
        item1.contractStartDateOfUse = toDate(item1.contractStartDateOfUse);
        item1.firstEndDate = toDate(item1.firstEndDate);
      }
    }
    if (item0.lowestTerm != null) {
      if (item0.lowestTerm.flatFees != null) {
        for (const item1 of item0.lowestTerm.flatFees) {
          
          item1.startDate = toDate(item1.startDate);
        }
      }
      item0.lowestTerm.contractStartDate = toDate(item0.lowestTerm.contractStartDate);
      item0.lowestTerm.contractStartDateOfUse = toDate(item0.lowestTerm.contractStartDateOfUse);
      item0.lowestTerm.firstEndDate = toDate(item0.lowestTerm.firstEndDate);
    }
  }
  return data;
};




export const getListContractOffersQueryKey = (params?: ListContractOffersParams, sdk?: Sdk) => queryKeyOf(sdk, 'listContractOffers', params);


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
