import { useSearchParams } from 'react-router';
import { runningParameter } from '../change/changeAddress.ts';
import { ChangePage } from '../change/ChangePage.tsx';
import { OfferList } from './OfferList.tsx';
import { OfferPage } from './OfferPage.tsx';

/** The memberships of the studio, or the one that the address names (`?offer=3`); with `?contract=` those that may take its place. */
export function ContractRoute() {
  const [query] = useSearchParams();
  const id = query.get('offer');
  if (query.has(runningParameter)) return <ChangePage id={id} />;
  return id === null ? <OfferList /> : <OfferPage id={id} />;
}
