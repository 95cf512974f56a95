import Typography from '@mui/material/Typography';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/**
 * Links non-members to a trial session or a contract if the studio offers one, otherwise to its
 * classes.
 */
export function NotYetMember() {
  const { studioUuid } = useStudio();
  const opens = useRouteAccess();
  const action = opens('trialSessionStep')
    ? { to: path('trialSessionStep', { studioUuid, step: 1 }), label: messages.toTrial }
    : opens('contract')
      ? { to: path('contract', { studioUuid }), label: messages.toContract }
      : { to: path('courses', { studioUuid }), label: messages.toCourses };
  return (
    <Typography sx={{ mt: 4 }}>
      <FormattedMessage {...messages.notMember} />{' '}
      <SiteLink href={action.to}>
        <FormattedMessage {...action.label} />
      </SiteLink>
    </Typography>
  );
}
