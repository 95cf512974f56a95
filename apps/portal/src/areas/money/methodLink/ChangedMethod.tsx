import Button from '@mui/material/Button';
import type { ExternalStudio, KeptPaymentMethod } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { linkMessages } from '../../checkout/links/linkMessages.ts';
import { overviewPath } from '../../checkout/links/linkAddresses.ts';
import { messages as mandateMessages } from '../../checkout/mandate/messages.ts';
import { MembershipMethod } from '../../checkout/instruments/MembershipMethod.tsx';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { useResultStart } from '../../../lib/focus/useResultStart.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { messages } from './messages.ts';

interface ChangedMethodProps {
  kept: KeptPaymentMethod;
  studio: ExternalStudio;
}

/**
 * Printable confirmation of the new payment method, as the server returned it, with a link back to
 * the other actions.
 */
export function ChangedMethod({ kept, studio }: ChangedMethodProps) {
  const overview = overviewPath(useLocation().search);
  const { mandateReference, validFrom } = kept;
  useResultStart();
  const facts: Fact[] = [
    [messages.choose, <MembershipMethod key="method" of={kept} />],
    ...(mandateReference === null
      ? []
      : [[mandateMessages.reference, mandateReference] satisfies Fact]),
    [messages.since, <Moment key="since" at={validFrom} zone={studio.zoneId} />],
  ];
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...messages.done} />}
        description={<FormattedMessage {...messages.doneText} values={{ studio: studio.name }} />}
        next={<FactList facts={facts} />}
        actions={
          <>
            {overview !== undefined && (
              <Button variant="contained" component={Link} to={overview}>
                <FormattedMessage {...linkMessages.overview} />
              </Button>
            )}
            <Button variant="outlined" onClick={() => window.print()}>
              <FormattedMessage {...linkMessages.print} />
            </Button>
          </>
        }
      />
    </ResultRoom>
  );
}
