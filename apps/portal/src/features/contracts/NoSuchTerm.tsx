import Button from '@mui/material/Button';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ResultRoom } from '../../domains/checkout/ResultRoom.tsx';
import { messages } from './messages.ts';
import { useSigningAddresses } from './useSigningAddresses.ts';

/** The address names a term that the studio does not offer, or not any more. */
export function NoSuchTerm() {
  const { offers } = useSigningAddresses();
  return (
    <ResultRoom>
      <EmptyState
        drawing="search"
        title={<FormattedMessage {...messages.gone} />}
        action={
          <Button variant="contained" component={Link} to={offers}>
            <FormattedMessage {...messages.toOffers} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
