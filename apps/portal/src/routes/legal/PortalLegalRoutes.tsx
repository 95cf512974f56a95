import Typography from '@mui/material/Typography';
import { SafeHtml } from '@studio-portal/ui/SafeHtml';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { useWhitelabel } from '../../site/brand/WhitelabelProvider.tsx';
import { messages } from '../../features/legal/messages.ts';
import { PortalDocument } from '../../features/legal/PortalDocument.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** Who answers for the portal; the brand may have a text of its own. */
export function ImprintRoute() {
  const imprint = useWhitelabel()?.texts.imprint;
  return (
    <PortalDocument title={<FormattedMessage {...titles.imprint} />}>
      {imprint && <SafeHtml kind="document" html={imprint} />}
    </PortalDocument>
  );
}

/** Terms of the portal, and the way to those of the studio. */
export function TermsRoute() {
  const { studio, studioUuid } = useStudio();
  return (
    <PortalDocument title={<FormattedMessage {...titles.terms} />}>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage {...messages.portalTerms} />
      </Typography>
      <SiteLink href={path('studioTerms', { studioUuid })}>
        <FormattedMessage {...messages.studioTerms} values={{ studio: studio.name }} />
      </SiteLink>
    </PortalDocument>
  );
}

/** Privacy policy of the portal, and the way to that of the studio. */
export function PrivacyRoute() {
  const { studio, studioUuid } = useStudio();
  return (
    <PortalDocument title={<FormattedMessage {...titles.privacy} />}>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage {...messages.portalPrivacy} />
      </Typography>
      <SiteLink href={path('studioPrivacy', { studioUuid })}>
        <FormattedMessage {...messages.studioPrivacy} values={{ studio: studio.name }} />
      </SiteLink>
    </PortalDocument>
  );
}

/** What studio and portal have agreed on as joint controllers, in essence (Art. 26 (2) GDPR). */
export function AgreementRoute() {
  const { studio } = useStudio();
  const whitelabel = useWhitelabel();
  const values = { studio: studio.name, company: whitelabel?.legalEntity ?? '' };
  return (
    <PortalDocument title={<FormattedMessage {...titles.agreement} />}>
      {(['jointWho', 'jointTasks', 'jointRights'] as const).map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 2 }}>
          <FormattedMessage {...messages[paragraph]} values={values} />
        </Typography>
      ))}
    </PortalDocument>
  );
}
