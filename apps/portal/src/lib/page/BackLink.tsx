import Box from '@mui/material/Box';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

/** Links back to the page that lists all items; rendered above the page (`Page`). */
export const BackLink = ({ href, label }: { href: string; label: MessageDescriptor }) => (
  <Box sx={{ mb: 3 }}>
    <SiteLink href={href}>
      <FormattedMessage {...label} />
    </SiteLink>
  </Box>
);
