import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ResultRoom } from '../../domains/checkout/ResultRoom.tsx';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

/** An address that names a trial session, or an offer of one, which the studio does not have: nothing else is booked in its place. */
export function NoSuchTrial() {
  const { studioUuid } = useStudio();
  return (
    <ResultRoom>
      <ResultMark
        kind="failure"
        titleComponent="h1"
        title={<FormattedMessage {...messages.noSuchTitle} />}
        description={<FormattedMessage {...messages.noSuchText} />}
        actions={
          <Button variant="contained" component={Link} to={path('trialSession', { studioUuid })}>
            <FormattedMessage {...messages.noSuchTo} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
