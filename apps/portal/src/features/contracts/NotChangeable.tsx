import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { guestMessages } from '../../domains/checkout/guestMessages.ts';
import { ResultRoom } from '../../domains/checkout/ResultRoom.tsx';
import { rememberHere } from '../../domains/session/afterLogin.ts';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { changeMessages as messages } from './changeMessages.ts';

/**
 * The contract of the address cannot become another one: it is none of the reader's, canceled, or has become another one already. It takes
 * the place of a step, too, once a press of the order button was refused for that, so it says what the refusal said.
 */
export function NotChangeable() {
  const { studioUuid, user } = useStudio();
  if (!user)
    return (
      <ResultRoom>
        <ResultMark
          kind="pending"
          titleComponent="h1"
          title={<FormattedMessage {...messages.membersOnly} />}
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
  return (
    <ResultRoom>
      <ResultMark
        kind="failure"
        titleComponent="h1"
        title={<FormattedMessage {...messages.notChangeable} />}
        description={<FormattedMessage {...messages.notChangeableWhy} />}
        actions={
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
