import { useStudioBelow } from '../../areas/studio/shared/useStudioBelow.ts';
import { useIntl } from 'react-intl';
import { path } from '../../lib/address/paths.ts';
import { titles } from '../../lib/routes/routeTitles.ts';
import { rememberHere } from '../../lib/session/afterLogin.ts';
import { useSession } from '../../lib/session/useSession.ts';
import type { MenuItem } from './BarMenu.tsx';
import { messages } from './messages.ts';
import { usePortalLinks, useStudiosPath } from '../../areas/studio/shared/usePortalLinks.ts';

/** Entries of the header menu; clicking login remembers the way back (specification 1, section 2.7). */
export function useHeaderMenu(): MenuItem[] {
  const intl = useIntl();
  const { loginState } = useSession();
  const below = useStudioBelow();
  const studios = useStudiosPath();
  // Here the brand's own link stands before all others, in the footer behind them.
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
            onClick: rememberHere,
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
