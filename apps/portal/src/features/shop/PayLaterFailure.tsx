import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { ResultRoom } from '../../domains/checkout/ResultRoom.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { dayTicketKind } from './kinds.ts';
import { resultMessages } from './resultMessages.ts';

/** It could not be booked: why, and the way back to what there is. */
export function PayLaterFailure() {
  const { studioUuid } = useStudio();
  const state: unknown = useLocation().state;
  const soldOut = typeof state === 'object' && state !== null && 'soldOut' in state;
  return (
    <ResultRoom>
      <ResultMark
        kind="failure"
        titleComponent="h1"
        title={<FormattedMessage {...resultMessages.laterFailed} />}
        description={
          <FormattedMessage
            {...(soldOut ? resultMessages.laterSoldOut : resultMessages.laterFailedText)}
          />
        }
        actions={
          <Button variant="contained" component={Link} to={dayTicketKind.list(studioUuid)}>
            <FormattedMessage {...dayTicketKind.flowTexts.toOthers} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
