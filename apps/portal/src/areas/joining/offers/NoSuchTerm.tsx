import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { messages } from './messages.ts';
import { useSigningAddresses } from '../signing/useSigningAddresses.ts';

/** The address names a term that the studio does not offer, or not any more. */
export function NoSuchTerm() {
  const { offers } = useSigningAddresses();
  return <DeadEnd title={messages.gone} to={offers} label={messages.toOffers} />;
}
