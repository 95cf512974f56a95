import type { WhitelabelConfig } from '@studio-portal/sdk/types';

/**
 * Brand of a local demonstration whose backend has none (spec 2, section 7): the portal's colors
 * and a sample name.
 */
export const sampleBrand: WhitelabelConfig = {
  id: 0,
  name: 'Sample Studios',
  platformName: 'Studio Portal',
  tenantName: null,
  brandIdentifier: 'sample',
  context: 'STUDIO',
  accountContext: 'MY_SPORTS',
  legalEntity: 'Sample Studios',
  legalEntityAddress: '1 Sample Street, 10115 Berlin',
  publicFacilityGroup: '',
  style: {
    title: 'Sample Studios',
    backgroundColor: null,
    backgroundColor2: null,
    textColor: null,
    highlightColor: null,
    highlightTextColor: null,
    errorColor: null,
    topbarColor: null,
    headerColor: null,
    footerColor: null,
    faviconBaseUrl: null,
    headerLogoUrl: null,
  },
  texts: {
    title: null,
    imprint: null,
    contactLinkText: null,
    contactLinkUrl: null,
    imprintLinkUrl: null,
    legalDocumentsLinks: { privacyPolicy: null, termsAndConditions: null },
  },
  hideSupportUrl: false,
  hideHomeTab: false,
  customCancellationLink: null,
};
