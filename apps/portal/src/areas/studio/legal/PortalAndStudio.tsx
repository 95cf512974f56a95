import Typography from '@mui/material/Typography';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

interface PortalAndStudioProps {
  /** What the portal says. */
  text: MessageDescriptor;
  /** The document of the studio on the same subject. */
  also: 'studioTerms' | 'studioPrivacy';
}

/** What the portal says on a subject, and the way to what the studio says on it. */
export function PortalAndStudio({ text, also }: PortalAndStudioProps) {
  const { studio, studioUuid } = useStudio();
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage {...text} />
      </Typography>
      <SiteLink href={path(also, { studioUuid })}>
        <FormattedMessage {...messages[also]} values={{ studio: studio.name }} />
      </SiteLink>
    </>
  );
}
