import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useListWidgetOrigins } from '@studio-portal/sdk/api/widgets';
import { Icon } from '@studio-portal/ui/Icon';
import { ArrowLeft } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { readWebsite } from '../browser/website.ts';
import { useStudioIfAny } from '../routes/StudioContext.tsx';
import { pageMessages } from './pageMessages.ts';

interface WebsiteLinkProps {
  /** `icon` for a bar, `button` for the end of a result. */
  look: 'icon' | 'button';
}

/**
 * Leads back to the page of the studio's own website from whose widget the visitor came. Renders nothing for others,
 * and for websites that the studio has not allowed: an address must not send visitors just anywhere.
 */
export function WebsiteLink({ look }: WebsiteLinkProps) {
  const intl = useIntl();
  const website = readWebsite();
  const { studio } = useStudioIfAny() ?? {};
  const { data } = useListWidgetOrigins(studio?.id ?? 0, {
    query: { enabled: website !== undefined && studio !== undefined },
  });
  const isOurs = website?.origin === window.location.origin;
  if (!website || !(isOurs || data?.origins.includes(website.origin))) return null;
  const values = { website: website.host };
  if (look === 'icon')
    return (
      <IconButton
        href={website.href}
        color="inherit"
        aria-label={intl.formatMessage(pageMessages.backToWebsite, values)}
        title={intl.formatMessage(pageMessages.backToWebsite, values)}
      >
        <Icon of={ArrowLeft} />
      </IconButton>
    );
  return (
    <Button variant="text" href={website.href} startIcon={<Icon of={ArrowLeft} />} sx={{ mt: 2 }}>
      <FormattedMessage {...pageMessages.backToWebsite} values={values} />
    </Button>
  );
}
