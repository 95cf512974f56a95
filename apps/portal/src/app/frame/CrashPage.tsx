import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { reloadWithDrafts } from '../../lib/page/reloadWithDrafts.ts';
import { MessagePage } from '../../lib/page/MessagePage.tsx';
import { messages } from './messages.ts';

/** Replaces a crashed page: a message, expandable details, and a reload. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <MessagePage
      drawing="door"
      title={<FormattedMessage {...messages.crashed} />}
      text={
        <Box component="details">
          <summary>
            <FormattedMessage {...messages.showDetails} />
          </summary>
          <Box component="code" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
            {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
          </Box>
        </Box>
      }
    >
      <Button variant="contained" onClick={reloadWithDrafts}>
        <FormattedMessage {...messages.reload} />
      </Button>
    </MessagePage>
  );
}
