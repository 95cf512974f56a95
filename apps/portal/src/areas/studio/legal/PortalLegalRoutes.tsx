import { SafeHtml } from '@studio-portal/ui/SafeHtml';
import { FormattedMessage } from 'react-intl';
import { JointAgreement } from './JointAgreement.tsx';
import { messages } from './messages.ts';
import { PortalLegalText } from './PortalLegalText.tsx';
import { PortalDocument } from './PortalDocument.tsx';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';

/** Imprint of the portal; the brand may have its own text. */
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
    <PortalLegalText text={messages.portalTerms} also="studioTerms" />
  </PortalDocument>
);

export const PrivacyRoute = () => (
  <PortalDocument title={<FormattedMessage {...titles.privacy} />}>
    <PortalLegalText text={messages.portalPrivacy} also="studioPrivacy" />
  </PortalDocument>
);

export const AgreementRoute = () => (
  <PortalDocument title={<FormattedMessage {...titles.agreement} />}>
    <JointAgreement />
  </PortalDocument>
);
