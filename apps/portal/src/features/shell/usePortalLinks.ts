import { useGetTenant } from '@studio-portal/sdk/api/tenant';
import type { MessageDescriptor } from 'react-intl';
import { path, pathWith } from '../../app/paths.ts';
import type { RouteName } from '../../app/patterns.ts';
import { titles } from '../../app/routeTitles.ts';
import { useWhitelabel } from '../../app/WhitelabelProvider.tsx';
import { useStudioIfAny } from '../../lib/studio/StudioContext.tsx';
import { encodeStudioUuid } from '../../lib/studioUuid.ts';
import { showsSupport } from './brandRules.ts';
import { messages } from './messages.ts';

/** A link of menu or footer; the brand's own links carry their text with them. */
export interface PortalLink {
  key: string;
  href: string;
  label: MessageDescriptor | string;
}

/**
 * Support, imprint, privacy policy, terms, cookies and the brand's contact link, where they lead to (specification 1, section 2.7).
 * Legal pages lie below a studio: outside of one, the first studio of the tenant lends its address.
 */
export function usePortalLinks(): PortalLink[] {
  const whitelabel = useWhitelabel();
  const { studio, studioUuid } = useStudioIfAny() ?? {};
  const tenant = whitelabel?.tenantName ?? undefined;
  const { data } = useGetTenant({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const first = data?.studios[0];
  const below =
    studioUuid ??
    (tenant && first ? encodeStudioUuid({ tenant, organizationUnitId: first.id }) : undefined);
  const texts = whitelabel?.texts;
  const own = (name: RouteName) => (below ? pathWith(name, { studioUuid: below }) : undefined);
  const links: (Omit<PortalLink, 'href'> & { href: string | null | undefined })[] = [
    {
      key: 'support',
      label: messages.support,
      href: showsSupport(whitelabel) && studio?.email ? `mailto:${studio.email}` : null,
    },
    { key: 'imprint', label: titles.imprint, href: texts?.imprintLinkUrl ?? own('imprint') },
    {
      key: 'privacy',
      label: titles.privacy,
      href: texts?.legalDocumentsLinks?.privacyPolicy ?? own('privacy'),
    },
    {
      key: 'terms',
      label: titles.terms,
      href: texts?.legalDocumentsLinks?.termsAndConditions ?? own('agb'),
    },
    { key: 'cookies', label: titles.cookies, href: own('cookies') },
    {
      key: 'contact',
      label: texts?.contactLinkText ?? messages.contact,
      href: texts?.contactLinkUrl,
    },
  ];
  return links.flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
}

/** The list of the studios of the brand's tenant; undefined when the brand has none. */
export function useStudiosPath(): string | undefined {
  const tenant = useWhitelabel()?.tenantName;
  return tenant ? path('studios', { tenant }) : undefined;
}

/** The start page of the studio, elsewhere the list of studios; undefined when there is neither. */
export function useStartPath(): string | undefined {
  const { studioUuid } = useStudioIfAny() ?? {};
  const studios = useStudiosPath();
  return studioUuid ? path('studio', { studioUuid }) : studios;
}
