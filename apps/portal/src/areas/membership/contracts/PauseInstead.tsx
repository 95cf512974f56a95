import Typography from '@mui/material/Typography';
import {
  useGetIdlePeriodCreateButton,
  useGetIdlePeriodFirstStartDate,
} from '@studio-portal/sdk/api/idle-periods';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { requestIdlePeriodAddress } from '../idlePeriods/idleAddress.ts';
import { cancelMessages as messages } from './cancelMessages.ts';

/**
 * Links to the pause from the cancelation of members who can pause. One line below the form:
 * canceling stays as easy as without it.
 */
export function PauseInstead() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const canSeePauses = useCanOpen('idlePeriods');
  const button = useGetIdlePeriodCreateButton({ query: { enabled: canSeePauses } });
  const canPause = button.data?.visible === true;
  const first = useGetIdlePeriodFirstStartDate({ query: { enabled: canPause } });
  const day = first.data?.firstPossibleStartDate;
  if (!day) return null;
  return (
    <Typography sx={{ mt: 4 }}>
      <FormattedMessage {...messages.needBreak} />{' '}
      <SiteLink href={requestIdlePeriodAddress(studioUuid)}>
        <FormattedMessage {...messages.pauseFrom} values={{ day: formatLongDay(day, intl) }} />
      </SiteLink>
    </Typography>
  );
}
