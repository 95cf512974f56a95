import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ResultRoom } from '../../domains/checkout/ResultRoom.tsx';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

/** The studio knows too little of the member for an order, and where to add it. */
export function IncompleteDetails() {
  const { studioUuid } = useStudio();
  return (
    <ResultRoom>
      <ResultMark
        kind="pending"
        titleComponent="h1"
        title={<FormattedMessage {...messages.incomplete} />}
        description={<FormattedMessage {...messages.incompleteText} />}
        actions={
          <Button variant="contained" component={Link} to={path('customer', { studioUuid })}>
            <FormattedMessage {...messages.complete} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
