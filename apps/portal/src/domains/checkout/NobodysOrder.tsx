import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { rememberHere } from '../session/afterLogin.ts';
import { guestMessages } from './guestMessages.ts';
import { resultMessages } from './resultMessages.ts';
import { ResultRoom } from './ResultRoom.tsx';

/** An order that nobody who reads may see: of an account that is not logged in, or begun without one in another visit. */
export function NobodysOrder() {
  const { studioUuid } = useStudio();
  return (
    <ResultRoom>
      <ResultMark
        kind="failure"
        titleComponent="h1"
        title={<FormattedMessage {...resultMessages.unknownOrder} />}
        description={<FormattedMessage {...guestMessages.nobodys} />}
        actions={
          <Button
            variant="contained"
            component={Link}
            to={path('login', { studioUuid })}
            onClick={rememberHere}
          >
            <FormattedMessage {...guestMessages.login} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
