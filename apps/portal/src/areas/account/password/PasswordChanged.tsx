import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Confirms that the new password is saved. */
export function PasswordChanged() {
  const { studioUuid } = useStudio();
  return (
    <StaticPage>
      <StepStart>
        <ResultMark
          kind="success"
          title={<FormattedMessage {...messages.changed} />}
          titleComponent="h1"
          description={<FormattedMessage {...messages.changedText} />}
          actions={
            <Button variant="contained" component={Link} to={path('login', { studioUuid })}>
              <FormattedMessage {...messages.toLogin} />
            </Button>
          }
        />
      </StepStart>
    </StaticPage>
  );
}
