import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Actions } from '@studio-portal/ui/Actions';
import { Icon } from '@studio-portal/ui/Icon';
import { CalendarPlus } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { setting } from '../../../lib/browser/setting.ts';
import { AddressText } from '../../../lib/share/AddressText.ts';
import { CopyButton } from '../../../lib/share/CopyButton.tsx';
import { messages } from './messages.ts';

/**
 * Shows a new address, with a link that opens the calendar app and a copy button.
 * @param url path on the backend's host
 */
export function CalendarAddress({ url }: { url: string }) {
  const intl = useIntl();
  // Calendar apps register the scheme webcal; they poll the address by HTTPS.
  const { href } = new URL(url, setting('api-origin') || location.origin);
  const address = href.replace(/^https?:/, 'webcal:');
  return (
    <div>
      <AddressText>{address}</AddressText>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        <FormattedMessage {...messages.keepSecret} />
      </Typography>
      <Actions>
        <Button variant="contained" href={address} startIcon={<Icon of={CalendarPlus} size={18} />}>
          <FormattedMessage {...messages.add} />
        </Button>
        <CopyButton text={address} name={intl.formatMessage(messages.address)} />
      </Actions>
    </div>
  );
}
