import { useSearchParams } from 'react-router';
import { runningParameter } from '../change/changeAddress.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { offerList, offerPage, type SigningStep, stepAddress } from './contractAddresses.ts';

/** Where the way to a contract leads from here; one that changes a contract goes on doing so, whatever is opened on it. */
export function useSigningAddresses() {
  const { studioUuid } = useStudio();
  const [query] = useSearchParams();
  const named = query.get(runningParameter);
  /** The contract that is to become another one, by its id; null where a first one is signed. */
  const running = named === null ? null : Number.parseInt(named, 10) || 0;
  return {
    running,
    offers: offerList(studioUuid, running),
    offerAt: (offerId: number) => offerPage(studioUuid, offerId, running),
    stepAt: (termId: number, step: SigningStep | 'success') =>
      stepAddress(studioUuid, termId, step, running),
  };
}
