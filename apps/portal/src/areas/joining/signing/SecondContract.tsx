import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { signMessages as messages } from './signMessages.ts';

/**
 * Instead of the order button, once another tab has signed the same: one more press makes no second contract. Whoever wants one, such as
 * for a partner, says so first.
 */
export function SecondContract({ onWanted }: { onWanted: () => void }) {
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
        <Button variant="text" onClick={onWanted}>
          <FormattedMessage {...messages.signSecond} />
        </Button>
      </Box>
    </>
  );
}
