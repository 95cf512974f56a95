import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { signMessages as messages } from './signMessages.ts';

/**
 * Replaces the order button after another tab has signed the same term, so that pressing it again
 * does not create a second contract. Users who do want one, such as for a partner, must confirm
 * first.
 */
export function SecondContract({ onConfirm }: { onConfirm: () => void }) {
  const { studioUuid } = useStudio();
  return (
    <>
      <Alert kind="warning">
        <FormattedMessage {...messages.signedElsewhere} />
      </Alert>
      <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
        <Button variant="contained" component={Link} to={path('studio', { studioUuid })}>
          <FormattedMessage {...messages.toStudio} />
        </Button>
        <Button variant="text" onClick={onConfirm}>
          <FormattedMessage {...messages.signSecond} />
        </Button>
      </Box>
    </>
  );
}
