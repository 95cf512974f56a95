import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import {
  useGetContractSignCondition,
  useGetPublicContractSignCondition,
} from '@studio-portal/sdk/api/contract-signing';
import type {
  ContractOffer,
  ContractOfferTerm,
  ContractSignCondition,
} from '@studio-portal/sdk/types';
import type { Loaded } from '../../checkout/flow/Flow.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { NoSuchTerm } from '../offers/NoSuchTerm.tsx';
import { NotChangeable } from '../change/NotChangeable.tsx';
import { type Running, useRunning } from './useRunning.ts';

/** What is about to be signed, and what is asked for it. */
export interface Signing {
  offer: ContractOffer;
  term: ContractOfferTerm;
  condition: ContractSignCondition;
  /** The contract that it takes the place of; null for none. */
  running: Running;
}

/** The term that the address names, with what the studio asks of this reader; one that is not offered says so. */
export function useSigning(): Loaded<Signing> {
  const { studio, user } = useStudio();
  const id = useNumericParam('termId');
  const here = { organizationUnitId: studio.id };
  const offers = useListContractOffers(here);
  const wanted = { ...here, contractOfferTermId: id ?? 0 };
  const asks = id !== undefined;
  const own = useGetContractSignCondition(wanted, {
    query: { enabled: asks && user !== undefined },
  });
  const anybodys = useGetPublicContractSignCondition(wanted, {
    query: { enabled: asks && user === undefined },
  });
  const condition = user ? own : anybodys;
  const offer = offers.data?.find(({ terms }) => terms.some((term) => term.id === id));
  const term = offer?.terms.find((one) => one.id === id);
  const running = useRunning();
  if (running.isMissing) return { status: 'missing', notice: <NotChangeable /> };
  const isMissing = !asks || (offers.data && !term) || condition.error?.status === 404;
  if (isMissing) return { status: 'missing', notice: <NoSuchTerm /> };
  const contracts = running.query;
  const error = offers.error ?? condition.error ?? contracts.error;
  const refetch = () => {
    void offers.refetch();
    void condition.refetch();
    if (running.isChange) void contracts.refetch();
  };
  const isWhole = !running.isChange || contracts.data !== undefined;
  if (error && !(offers.data && condition.data && isWhole))
    return { status: 'error', error, retry: refetch };
  if (!offer || !term || !condition.data || (running.isChange && !running.contract))
    return { status: 'loading' };
  return {
    status: 'ready',
    value: { offer, term, condition: condition.data, running: running.contract ?? null },
    refetch,
    isFetching: offers.isFetching || condition.isFetching,
  };
}
