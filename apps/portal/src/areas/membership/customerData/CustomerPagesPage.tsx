import { FormattedMessage } from 'react-intl';
import { LinkList, ListLink } from '../../../lib/page/LinkList.tsx';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { pathFromParams } from '../../../lib/address/paths.ts';
import type { RouteName } from '../../../lib/address/patterns.ts';
import { routeTable } from '../../../lib/routes/routeTable.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** List of the member data pages that the user may see, for phones. */
export function CustomerPagesPage({ pages }: { pages: readonly RouteName[] }) {
  const { studio, studioUuid } = useStudio();
  return (
    <StaticPage
      title={<FormattedMessage {...selfServiceTitles.customer} />}
      intro={<FormattedMessage {...messages.intro} values={{ studio: studio.name }} />}
    >
      <LinkList>
        {pages.map((name) => (
          <ListLink
            key={name}
            to={pathFromParams(name, { studioUuid })}
            title={<FormattedMessage {...routeTable[name].title} />}
          />
        ))}
      </LinkList>
    </StaticPage>
  );
}
