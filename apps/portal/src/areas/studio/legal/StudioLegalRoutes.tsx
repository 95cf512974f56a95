import { FormattedMessage } from 'react-intl';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { LegalDocument } from './LegalDocument.tsx';

/** Legal documents of a studio, each at its own address (spec 2.2); not in the navigation. */
export const StudioImprintRoute = () => (
  <LegalDocument type="IMPRINT" title={<FormattedMessage {...titles.studioImprint} />} />
);

export const StudioTermsRoute = () => (
  <LegalDocument type="GENERAL_TERMS" title={<FormattedMessage {...titles.studioTerms} />} />
);

export const StudioPrivacyRoute = () => (
  <LegalDocument type="PRIVACY" title={<FormattedMessage {...titles.studioPrivacy} />} />
);

export const StudioRevocationRoute = () => (
  <LegalDocument
    type="REVOCATION_TERMS"
    title={<FormattedMessage {...titles.studioRevocation} />}
  />
);
