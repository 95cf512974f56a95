import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { MessagePage } from '../../lib/page/MessagePage.tsx';
import { reloadWithDrafts } from '../../lib/page/reloadWithDrafts.ts';
import { messages } from './messages.ts';

/** Replaces all pages while the backend is in maintenance (spec 4). */
export function MaintenancePage() {
  return (
    <MessagePage
      drawing="door"
      title={<FormattedMessage {...messages.maintenance} />}
      text={<FormattedMessage {...messages.maintenanceText} />}
    >
      <Button variant="contained" onClick={reloadWithDrafts}>
        <FormattedMessage {...messages.reload} />
      </Button>
    </MessagePage>
  );
}
