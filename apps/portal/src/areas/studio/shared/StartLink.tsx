import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { startMessages } from './startMessages.ts';
import { useStartPath } from './usePortalLinks.ts';

/**
 * Button to the studio's home page, or to the list of the brand's studios. Renders nothing if there
 * is neither, since it would lead back here.
 */
export function StartLink(props: {
  /** Overrides the target on pages outside a studio. */
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
