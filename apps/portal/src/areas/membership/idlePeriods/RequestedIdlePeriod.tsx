import Button from '@mui/material/Button';
import type { IdlePeriod } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { useOfferPush } from '../../messages/push/useOfferPush.ts';
import { formatDayRange, fromWire } from '../../../lib/dates/dates.ts';
import { useResultStart } from '../../../lib/focus/useResultStart.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { IdleEffect } from './IdleEffect.tsx';
import { messages } from './messages.ts';

/** Result of a request for a pause: accepted or pending, with its effect. */
export function RequestedIdlePeriod({ period }: { period: IdlePeriod }) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  useResultStart();
  const { startDate, endDate, state, effect } = period;
  const isPending = state === 'PENDING';
  useOfferPush(isPending);
  return (
    <ResultRoom>
      <ResultMark
        kind={isPending ? 'pending' : 'success'}
        titleComponent="h1"
        title={<FormattedMessage {...(isPending ? messages.donePending : messages.doneAccepted)} />}
        description={<FormattedMessage {...messages.doneText} />}
        next={
          <Panel sx={{ width: '100%', boxSizing: 'border-box' }}>
            <strong>{formatDayRange(fromWire(startDate), fromWire(endDate), intl.locale)}</strong>
            {effect && <IdleEffect effect={effect} />}
          </Panel>
        }
        actions={
          <Button variant="contained" component={Link} to={path('idlePeriods', { studioUuid })}>
            <FormattedMessage {...messages.back} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
