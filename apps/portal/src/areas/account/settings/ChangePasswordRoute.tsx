import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { messages } from './messages.ts';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Page that changes the password. */
export function ChangePasswordRoute() {
  const { studioUuid, user } = useStudio();
  const [changed, setChanged] = useState(false);
  return (
    <StaticPage title={changed ? undefined : <FormattedMessage {...titles.changePassword} />}>
      {changed ? (
        <StepStart>
          <ResultMark
            kind="success"
            title={<FormattedMessage {...messages.passwordSaved} />}
            titleComponent="h1"
            description={<FormattedMessage {...messages.passwordSavedText} />}
            actions={
              <Button variant="contained" component={Link} to={path('mySettings', { studioUuid })}>
                <FormattedMessage {...messages.back} />
              </Button>
            }
          />
        </StepStart>
      ) : (
        user && <ChangePasswordForm user={user} onChanged={() => setChanged(true)} />
      )}
    </StaticPage>
  );
}
