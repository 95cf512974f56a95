import { SafeHtml } from '@studio-portal/ui/SafeHtml';
import { FormattedMessage } from 'react-intl';
import { JointAgreement } from '../../features/legal/JointAgreement.tsx';
import { messages } from '../../features/legal/messages.ts';
import { PortalAndStudio } from '../../features/legal/PortalAndStudio.tsx';
import { PortalDocument } from '../../features/legal/PortalDocument.tsx';
import { useWhitelabel } from '../../site/brand/WhitelabelProvider.tsx';
import { titles } from '../../site/routes/routeTitles.ts';

/** Who answers for the portal; the brand may have a text of its own. */
export function ImprintRoute() {
  const imprint = useWhitelabel()?.texts.imprint;
  return (
    <PortalDocument title={<FormattedMessage {...titles.imprint} />}>
      {imprint && <SafeHtml kind="document" html={imprint} />}
    </PortalDocument>
  );
}

export const TermsRoute = () => (
  <PortalDocument title={<FormattedMessage {...titles.terms} />}>
    <PortalAndStudio text={messages.portalTerms} also="studioTerms" />
  </PortalDocument>
);

export const PrivacyRoute = () => (
  <PortalDocument title={<FormattedMessage {...titles.privacy} />}>
    <PortalAndStudio text={messages.portalPrivacy} also="studioPrivacy" />
  </PortalDocument>
);

export const AgreementRoute = () => (
  <PortalDocument title={<FormattedMessage {...titles.agreement} />}>
    <JointAgreement />
  </PortalDocument>
);
