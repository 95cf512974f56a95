import Typography from '@mui/material/Typography';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

interface PortalLegalTextProps {
  /** Text of the portal. */
  text: MessageDescriptor;
  /** The studio's document on the same subject. */
  also: 'studioTerms' | 'studioPrivacy';
}

/** Shows the portal's text on a subject, with a link to the studio's document. */
export function PortalLegalText({ text, also }: PortalLegalTextProps) {
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
