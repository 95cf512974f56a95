import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ContactEmail } from '@studio-portal/sdk/types';
import { FramedList, FramedRow } from '@studio-portal/ui/FramedList';
import { space } from '@studio-portal/ui/tokens';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { chosenEmail } from './chosenEmail.ts';
import { messages } from './messages.ts';

const Row = styled(FramedRow)(({ theme }) => ({
  '& strong': { ...theme.typography.subtitle1, display: 'block', overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(8) });

/** Lists the addresses of the account, main one first, with state and actions. */
export const EmailList = ({ emails }: { emails: readonly ContactEmail[] }) => (
  <FramedList>
    {emails.map((address) => (
      <Row key={address.email}>
        <div>
          <strong>{address.email}</strong>
          <small>
            <State {...address} />
          </small>
        </div>
        <Actions>
          {address.main ? <MainAction {...address} /> : <AdditionalActions {...address} />}
        </Actions>
      </Row>
    ))}
  </FramedList>
);

const State = ({ main, verified }: ContactEmail) => (
  <>
    {main && (
      <>
        <FormattedMessage {...messages.main} />
        {' · '}
      </>
    )}
    <FormattedMessage {...(verified ? messages.confirmed : messages.waiting)} />
  </>
);

function MainAction({ email }: ContactEmail) {
  const { studioUuid } = useStudio();
  return (
    <Button variant="soft" component={Link} to={path('changeEmail', { studioUuid })}>
      <FormattedMessage {...messages.change} />
      <ScreenReaderContext name={email} />
    </Button>
  );
}

function AdditionalActions({ email, verified }: ContactEmail) {
  const { studioUuid } = useStudio();
  const state = chosenEmail(email);
  return (
    <>
      <Button
        variant="soft"
        component={Link}
        to={path(verified ? 'changeEmail' : 'addAdditionalEmail', { studioUuid })}
        state={state}
      >
        <FormattedMessage {...(verified ? messages.makeMain : messages.enterCode)} />
        <ScreenReaderContext name={email} />
      </Button>
      <Button
        variant="outlined"
        component={Link}
        to={path('deleteAdditionalEmail', { studioUuid })}
        state={state}
      >
        <FormattedMessage {...messages.remove} />
        <ScreenReaderContext name={email} />
      </Button>
    </>
  );
}
