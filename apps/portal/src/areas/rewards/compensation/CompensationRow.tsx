import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Compensation } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { RewardPicture } from '../shared/RewardPicture.tsx';
import { formatGrant } from '../shared/rewardFormats.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { formatDay, formatDayRange, fromWire } from '../../../lib/dates/dates.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { PanelHead } from '../../../lib/page/PanelHead.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { compensationAddress } from './compensationAddress.ts';
import { messages } from './messages.ts';
import { statuses } from './statuses.ts';
import { WaiveButton } from './WaiveButton.tsx';

/** Fills the width of the panel, so that both labels align. */
const Buttons = styled('div')({ display: 'grid', gap: space(8) });

/** A compensation: reason, state and possible actions. */
export function CompensationRow({ compensation }: { compensation: Compensation }) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { compensationId, name, contractName, status, proposal, claimedDate } = compensation;
  const { compensationPeriodStartDate, compensationPeriodEndDate } = compensation;
  const day = (date: Date) => formatDay(fromWire(date), intl.locale, { dateStyle: 'long' });
  const start = day(compensation.claimPeriodStartDate);
  const end = day(compensation.claimPeriodEndDate);
  const isOpen = status === 'CLAIMABLE';
  return (
    <Panel as="li">
      <RewardPicture type={proposal?.type ?? 'CUSTOM'} />
      <PanelHead>
        {name}
        <Tag filled={isOpen}>
          <FormattedMessage {...statuses[status]} />
        </Tag>
      </PanelHead>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage
          {...messages.forPeriod}
          values={{
            contract: contractName,
            days: formatDayRange(
              fromWire(compensationPeriodStartDate),
              fromWire(compensationPeriodEndDate),
              intl.locale,
            ),
          }}
        />
      </Typography>
      {(proposal?.status === 'REJECTED' || proposal?.status === 'ERROR') && (
        <Alert kind="info">
          <FormattedMessage
            {...(isOpen ? messages.rejected : messages.rejectedAtLast)}
            values={{ name: proposal.name }}
          />
        </Alert>
      )}
      {isOpen && <FormattedMessage {...messages.chooseUntil} values={{ day: end }} />}
      {status === 'NOT_YET_CLAIMABLE' && (
        <FormattedMessage {...messages.chooseFrom} values={{ start, end }} />
      )}
      {proposal && (status === 'PENDING_APPROVAL' || status === 'CLAIMED') && (
        <span>
          <FormattedMessage {...messages.proposed} values={{ name: proposal.name }} />
          {proposal.grant && (
            <>
              <br />
              {formatGrant(proposal.grant, intl)}
            </>
          )}
        </span>
      )}
      {claimedDate && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.claimedOn} values={{ day: day(claimedDate) }} />
        </Typography>
      )}
      {(isOpen || status === 'PENDING_APPROVAL') && (
        <Buttons>
          {isOpen && (
            <Button
              variant="contained"
              component={Link}
              to={compensationAddress(studioUuid, compensationId)}
            >
              <FormattedMessage {...messages.choose} />
              <ScreenReaderContext name={name} />
            </Button>
          )}
          <WaiveButton compensation={compensation} />
        </Buttons>
      )}
    </Panel>
  );
}
