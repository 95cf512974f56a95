import { FormattedMessage } from 'react-intl';
import { LinkList, ListLink } from '../../../lib/page/LinkList.tsx';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { pathFromParams } from '../../../lib/address/paths.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useSections } from './useSections.ts';

/** Sections of a membership as a list, for phones; desktops show them next to each page. */
export function SectionsPage() {
  const { studioUuid } = useStudio();
  const shown = useSections();
  return (
    <StaticPage title={<FormattedMessage {...selfServiceTitles.selfService} />}>
      <LinkList>
        {shown.map(({ name, icon, title }) => (
          <ListLink
            key={name}
            to={pathFromParams(name, { studioUuid })}
            icon={icon}
            title={title}
          />
        ))}
      </LinkList>
    </StaticPage>
  );
}
