import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Links to the list of addresses. */
export function BackToEmails() {
  const { studioUuid } = useStudio();
  return (
    <Button variant="contained" component={Link} to={path('emails', { studioUuid })}>
      <FormattedMessage {...messages.back} />
    </Button>
  );
}
