import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { messages } from './messages.ts';
import { useSigningAddresses } from '../signing/useSigningAddresses.ts';

/** Says that the studio does not offer the term in the address. */
export function UnknownTerm() {
  const { offers } = useSigningAddresses();
  return <DeadEnd title={messages.gone} to={offers} label={messages.toOffers} />;
}
