import { useSearchParams } from 'react-router';
import { contractParameter } from '../change/changeAddress.ts';
import { ChangePage } from '../change/ChangePage.tsx';
import { OfferList } from './OfferList.tsx';
import { OfferPage } from './OfferPage.tsx';

/**
 * Memberships of the studio, or the one that the address names (`?offer=3`); with `?contract=`,
 * those that can replace that contract.
 */
export function ContractRoute() {
  const [query] = useSearchParams();
  const id = query.get('offer');
  if (query.has(contractParameter)) return <ChangePage id={id} />;
  return id === null ? <OfferList /> : <OfferPage id={id} />;
}
