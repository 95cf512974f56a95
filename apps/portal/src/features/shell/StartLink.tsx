import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../app/paths.ts';
import { useWhitelabel } from '../../app/WhitelabelProvider.tsx';
import { useStudioIfAny } from '../../lib/studio/StudioContext.tsx';
import { messages } from './messages.ts';

/** The way out of a dead end: the studio's start page, elsewhere the studio list of the brand's tenant. Nothing when there is none, since it would lead back here. */
export function StartLink() {
  const tenant = useWhitelabel()?.tenantName;
  const { studioUuid } = useStudioIfAny() ?? {};
  const to = studioUuid ? path('studio', { studioUuid }) : tenant && path('studios', { tenant });
  if (!to) return null;
  return (
    <Button variant="contained" component={Link} to={to}>
      <FormattedMessage {...messages.toStart} />
    </Button>
  );
}
