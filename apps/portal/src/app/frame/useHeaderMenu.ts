import { useHostStudio } from '../../areas/studio/shared/useHostStudio.ts';
import { useIntl } from 'react-intl';
import { path } from '../../lib/address/paths.ts';
import { titles } from '../../lib/routes/routeTitles.ts';
import { rememberCurrentPage } from '../../lib/session/afterLogin.ts';
import { useSession } from '../../lib/session/useSession.ts';
import type { MenuItem } from './BarMenu.tsx';
import { messages } from './messages.ts';
import { usePortalLinks, useStudiosPath } from '../../areas/studio/shared/usePortalLinks.ts';

/**
 * Returns the entries of the header menu; the login entry remembers the current page (spec 2.7).
 */
export function useHeaderMenu(): MenuItem[] {
  const intl = useIntl();
  const { loginState } = useSession();
  const below = useHostStudio();
  const studios = useStudiosPath();
  // The brand's own link comes first here, last in the footer.
  const links = usePortalLinks().toSorted(
    (one, other) => Number(other.key === 'contact') - Number(one.key === 'contact'),
  );
  return [
    ...(below && loginState === 'out'
      ? [
          {
            key: 'login',
            label: intl.formatMessage(messages.registerOrLogin),
            href: path('login', { studioUuid: below }),
            onClick: rememberCurrentPage,
          },
        ]
      : []),
    ...(studios
      ? [{ key: 'finder', label: intl.formatMessage(messages.finder), href: studios }]
      : []),
    ...(below
      ? [
          {
            key: 'corporate',
            label: intl.formatMessage(titles.corporateConnect),
            href: path('corporateConnect', { studioUuid: below }),
          },
        ]
      : []),
    ...links.map(({ key, href, label }) => ({
      key,
      href,
      label: typeof label === 'string' ? label : intl.formatMessage(label),
    })),
  ];
}
