import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import {
  useGetContractSignCondition,
  useGetPublicContractSignCondition,
} from '@studio-portal/sdk/api/contract-signing';
import { useListLegalConsents } from '@studio-portal/sdk/api/legal';
import type {
  ContractOffer,
  ContractOfferTerm,
  ContractSignCondition,
  LegalConsent,
} from '@studio-portal/sdk/types';
import type { Loaded } from '../../checkout/flow/Flow.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { UnknownTerm } from '../offers/UnknownTerm.tsx';
import { NotChangeable } from '../change/NotChangeable.tsx';
import { type CurrentContract, useCurrentContract } from './useCurrentContract.ts';

/** Offer and term to sign, with the studio's conditions. */
export interface Signing {
  offer: ContractOffer;
  term: ContractOfferTerm;
  condition: ContractSignCondition;
  /** The studio's own consent boxes. */
  consents: readonly LegalConsent[];
  /** Contract to replace; null for a first contract. */
  currentContract: CurrentContract;
}

/**
 * Loads the term that the address names with the studio's conditions for the user; `missing` if it
 * is not on offer.
 */
export function useSigning(): Loaded<Signing> {
  const { studio, user } = useStudio();
  const id = useNumericParam('termId');
  const studioQuery = { organizationUnitId: studio.id };
  const offers = useListContractOffers(studioQuery);
  const wanted = { ...studioQuery, contractOfferTermId: id ?? 0 };
  const hasTermId = id !== undefined;
  const memberCondition = useGetContractSignCondition(wanted, {
    query: { enabled: hasTermId && user !== undefined },
  });
  const publicCondition = useGetPublicContractSignCondition(wanted, {
    query: { enabled: hasTermId && user === undefined },
  });
  const consents = useListLegalConsents(studioQuery);
  const condition = user ? memberCondition : publicCondition;
  const offer = offers.data?.find(({ terms }) => terms.some((term) => term.id === id));
  const term = offer?.terms.find((one) => one.id === id);
  const current = useCurrentContract();
  if (current.isMissing) return { status: 'missing', notice: <NotChangeable /> };
  const isMissing = !hasTermId || (offers.data && !term) || condition.error?.status === 404;
  if (isMissing) return { status: 'missing', notice: <UnknownTerm /> };
  const contracts = current.query;
  const error = offers.error ?? condition.error ?? consents.error ?? contracts.error;
  const refetch = () => {
    void offers.refetch();
    void condition.refetch();
    void consents.refetch();
    if (current.isChange) void contracts.refetch();
  };
  const hasContracts = !current.isChange || contracts.data !== undefined;
  if (error && !(offers.data && condition.data && consents.data && hasContracts))
    return { status: 'error', error, retry: refetch };
  const isLoading = !offer || !term || !condition.data || !consents.data;
  if (isLoading || (current.isChange && !current.contract)) return { status: 'loading' };
  return {
    status: 'ready',
    value: {
      offer,
      term,
      condition: condition.data,
      consents: consents.data,
      currentContract: current.contract ?? null,
    },
    refetch,
    isFetching: offers.isFetching || condition.isFetching,
  };
}
