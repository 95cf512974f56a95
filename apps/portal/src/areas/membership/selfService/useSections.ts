import { useGetLoyaltyCustomerState } from '@studio-portal/sdk/api/loyalty';
import { useIntl } from 'react-intl';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import { routeChain } from '../../../lib/routes/routeChain.ts';
import { useRouteName } from '../../../lib/routes/RouteContext.tsx';
import { routeTable } from '../../../lib/routes/routeTable.ts';
import { type Section, sections } from './sections.ts';

interface ShownSection extends Section {
  title: string;
  /** Set if the current page is the section's own (`page`) or below it (`true`). */
  active: 'page' | 'true' | undefined;
}

/**
 * Returns the sections of the customer center that the user may open. The loyalty program has its own title (spec 2.4),
 * and disappears where the studio has none, since its permission applies to the whole chain.
 */
export function useSections(): ShownSection[] {
  const intl = useIntl();
  const canOpen = useRouteAccess();
  const { data: program, error } = useGetLoyaltyCustomerState({
    query: { enabled: canOpen('loyaltyProgram') },
  });
  const hasProgram = error?.errorCode !== 'loyalty.error.noprogram';
  const shown = useRouteName();
  const chain = shown ? routeChain(shown) : [];
  return sections
    .filter(({ name }) => hasProgram || name !== 'loyaltyProgram')
    .filter(({ name, pages = [name], about = name }) => pages.some(canOpen) && canOpen(about))
    .map((section) => {
      const { name, pages = [] } = section;
      const isAbove = [name, ...pages].some((page) => chain.includes(page));
      return {
        ...section,
        title:
          (name === 'loyaltyProgram' && program?.title) ||
          intl.formatMessage(routeTable[name].title),
        active: name === shown ? 'page' : isAbove ? 'true' : undefined,
      };
    });
}
