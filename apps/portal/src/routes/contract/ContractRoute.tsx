import { useSearchParams } from 'react-router';
import { OfferList } from '../../features/contracts/OfferList.tsx';
import { OfferPage } from '../../features/contracts/OfferPage.tsx';

/** The memberships of the studio, or the one that the address names (`?offer=3`). */
export function ContractRoute() {
  const [query] = useSearchParams();
  const id = query.get('offer');
  return id === null ? <OfferList /> : <OfferPage id={id} />;
}
