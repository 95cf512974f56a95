import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListAdditionalMenuEntries } from '@studio-portal/sdk/api/studio-catalogue';
import type { AdditionalMenuEntry } from '@studio-portal/sdk/types';
import { useHostStudio } from '../../areas/studio/shared/useHostStudio.ts';
import { useIntl } from 'react-intl';
import { path, pathFromParams } from '../../lib/address/paths.ts';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import { titles } from '../../lib/routes/routeTitles.ts';
import { rememberCurrentPage } from '../../lib/session/afterLogin.ts';
import { useSession } from '../../lib/session/useSession.ts';
import type { MenuItem } from './BarMenu.tsx';
import { messages } from './messages.ts';
import { useTabs } from './useTabs.ts';
import { usePortalLinks, useStudiosPath } from '../../areas/studio/shared/usePortalLinks.ts';

/** Loads the links that the page's studio has added to its menu; none until they have loaded. */
function useStudioLinks(): readonly AdditionalMenuEntry[] {
  const id = useStudioIfAny()?.studio.id;
  const { data = [] } = useListAdditionalMenuEntries(
    { organizationUnitId: id ?? 0 },
    { query: { enabled: id !== undefined, staleTime: Number.POSITIVE_INFINITY } },
  );
  return data;
}

/** Returns the sections of the studio, whose tabs a phone shows only a few of at a time. */
function useSections(): MenuItem[] {
  const intl = useIntl();
  const { studioUuid } = useStudioIfAny() ?? {};
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const tabs = useTabs();
  if (studioUuid === undefined || !onPhone) return [];
  return tabs
    .filter(({ desktopOnly }) => !desktopOnly)
    .map(({ name, title }, index, all) => ({
      key: name,
      label: intl.formatMessage(title),
      href: pathFromParams(name, { studioUuid }),
      divider: index === all.length - 1,
    }));
}

/**
 * Returns the entries of the header menu, on phones with the sections of the studio, and with its
 * links after its pages; the login entry remembers the current page (spec 2.7).
 */
export function useHeaderMenu(): MenuItem[] {
  const intl = useIntl();
  const { loginState } = useSession();
  const below = useHostStudio();
  const studios = useStudiosPath();
  const sections = useSections();
  const ownLinks = useStudioLinks();
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
    ...sections,
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
    ...ownLinks.map(({ label, url }) => ({ key: url, href: url, label })),
    ...links.map(({ key, href, label }) => ({
      key,
      href,
      label: typeof label === 'string' ? label : intl.formatMessage(label),
    })),
  ];
}
