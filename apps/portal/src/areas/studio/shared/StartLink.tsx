import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { startMessages } from './startMessages.ts';
import { useStartPath } from './usePortalLinks.ts';

/** The way out of a dead end: the studio's start page, elsewhere the studio list of the brand's tenant. Nothing when there is none, since it would lead back here. */
export function StartLink(props: {
  /** Another start page, where the reader is on none of a studio. */
  to?: string;
}) {
  const start = useStartPath();
  const to = props.to ?? start;
  if (!to) return null;
  return (
    <Button variant="contained" component={Link} to={to}>
      <FormattedMessage {...startMessages.toStart} />
    </Button>
  );
}
