import type { MessageDescriptor } from 'react-intl';
import { path, pathFromParams } from '../../../lib/address/paths.ts';
import type { RouteName } from '../../../lib/address/patterns.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { useStudioIfAny } from '../../../lib/routes/StudioContext.tsx';
import { isBookingPortal } from '../../../lib/brand/brandRules.ts';
import { startMessages } from './startMessages.ts';
import { useHostStudio } from './useHostStudio.ts';
import { useSupportLink } from './useSupportLink.ts';

/** A link of the menu or footer; the brand's own links contain their text. */
export interface PortalLink {
  key: string;
  href: string;
  label: MessageDescriptor | string;
}

/**
 * Returns the links to support, imprint, privacy policy, terms, cookies and the brand's contact
 * page (spec 2.7). Legal pages belong to a studio (useHostStudio).
 */
export function usePortalLinks(): PortalLink[] {
  const whitelabel = useWhitelabel();
  const support = useSupportLink();
  const below = useHostStudio();
  const texts = whitelabel?.texts;
  const own = (name: RouteName) =>
    below ? pathFromParams(name, { studioUuid: below }) : undefined;
  const links: (Omit<PortalLink, 'href'> & { href: string | null | undefined })[] = [
    {
      key: 'support',
      label: startMessages.support,
      href: support,
    },
    { key: 'imprint', label: titles.imprint, href: texts?.imprintLinkUrl ?? own('imprint') },
    {
      key: 'privacy',
      label: titles.privacy,
      href: texts?.legalDocumentsLinks?.privacyPolicy ?? own('privacy'),
    },
    {
      key: 'terms',
      label: startMessages.terms,
      href: texts?.legalDocumentsLinks?.termsAndConditions ?? own('agb'),
    },
    { key: 'cookies', label: titles.cookies, href: own('cookies') },
    {
      key: 'contact',
      label: texts?.contactLinkText ?? startMessages.contact,
      href: texts?.contactLinkUrl,
    },
  ];
  return links.flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
}

/**
 * Returns the path of the studio list: of the brand's tenant, otherwise of the page's; of all
 * studios in a booking portal. Undefined if there is none.
 */
export function useStudiosPath(): string | undefined {
  const whitelabel = useWhitelabel();
  const shown = useStudioIfAny()?.tenant;
  if (isBookingPortal(whitelabel)) return path('studiosLegacy');
  const tenant = whitelabel?.tenantName ?? shown;
  return tenant ? path('studios', { tenant }) : undefined;
}

/** Returns the path of the studio's home, or of the studio list; undefined if there is neither. */
export function useStartPath(): string | undefined {
  const { studioUuid } = useStudioIfAny() ?? {};
  const studios = useStudiosPath();
  return studioUuid ? path('studio', { studioUuid }) : studios;
}
