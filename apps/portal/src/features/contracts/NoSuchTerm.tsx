import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
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
      <ResultMark
        kind="failure"
        titleComponent="h1"
        title={<FormattedMessage {...messages.gone} />}
        actions={
          <Button variant="contained" component={Link} to={offers}>
            <FormattedMessage {...messages.toOffers} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
