import Button from '@mui/material/Button';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ResultRoom } from '../../domains/checkout/ResultRoom.tsx';
import { LoginOffer } from '../../domains/checkout/LoginOffer.tsx';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { changeMessages as messages } from './changeMessages.ts';

/** The contract of the address cannot become another one: it is none of the reader's, canceled, or has become another one already. */
export function NotChangeable() {
  const { studioUuid, user } = useStudio();
  if (!user)
    return (
      <ResultRoom>
        <EmptyState drawing="door" title={<FormattedMessage {...messages.membersOnly} />} />
        <LoginOffer />
      </ResultRoom>
    );
  return (
    <ResultRoom>
      <EmptyState
        drawing="search"
        title={<FormattedMessage {...messages.notChangeable} />}
        action={
          <Button
            variant="contained"
            component={Link}
            to={path('myContractCurrent', { studioUuid })}
          >
            <FormattedMessage {...messages.toContracts} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
