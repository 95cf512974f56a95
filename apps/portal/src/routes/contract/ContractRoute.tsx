import { useSearchParams } from 'react-router';
import { runningParameter } from '../../domains/contracts/changeAddress.ts';
import { ChangePage } from '../../features/contracts/ChangePage.tsx';
import { OfferList } from '../../features/contracts/OfferList.tsx';
import { OfferPage } from '../../features/contracts/OfferPage.tsx';

/** The memberships of the studio, or the one that the address names (`?offer=3`); with `?contract=` those that may take its place. */
export function ContractRoute() {
  const [query] = useSearchParams();
  const id = query.get('offer');
  if (query.has(runningParameter)) return <ChangePage id={id} />;
  return id === null ? <OfferList /> : <OfferPage id={id} />;
}
