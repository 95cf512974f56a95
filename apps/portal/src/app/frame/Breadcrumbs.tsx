import { styled } from '@mui/material/styles';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import type { RouteName } from '../../lib/address/patterns.ts';
import { useShownItem, useShownTitle } from '../../lib/brand/PageTitle.tsx';
import { useOverview } from '../../lib/browser/overview.ts';
import { useRouteAccess } from '../../lib/access/useCanOpen.ts';
import { ancestorAddress, routeBreadcrumbs } from '../../lib/routes/routeChain.ts';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import type { RouteMeta } from '../../lib/routes/RouteMeta.ts';
import { routeTable } from '../../lib/routes/routeTable.ts';
import { useWhitelabel } from '../../lib/brand/WhitelabelProvider.tsx';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import { mayAlwaysChoose } from '../../areas/studio/shared/mayAlwaysChoose.ts';
import { isBookingPortal } from '../../lib/brand/brandRules.ts';
import { messages } from './messages.ts';
import { useStudiosPath } from '../../areas/studio/shared/usePortalLinks.ts';

const Bar = styled('nav')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: contentWidth.wide + 48,
  marginInline: 'auto',
  padding: `${space(16)} ${space(16)} 0`,
  [theme.breakpoints.up('sm')]: { padding: `${space(24)} ${space(24)} 0` },
  color: theme.vars.palette.text.secondary,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', color: theme.vars.palette.text.primary },
  },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li + li::before': { content: '"/" / ""', marginRight: space(8) },
  // A phone has room for one step: the way back.
  [theme.breakpoints.down('sm')]: {
    '& li': { display: 'none' },
    '& li:nth-last-of-type(2)': { display: 'block' },
    '& li:nth-last-of-type(2)::before': { content: '"‹" / ""', marginRight: space(8) },
  },
}));

/**
 * Shows the path to a page without a tab; on phones only the parent, as a back button (spec 2.5).
 * That of a result names the booked or bought item, in the step of its page or, where the parent is
 * a list, as the last step.
 */
export function Breadcrumbs() {
  const intl = useIntl();
  const name = useRouteName();
  const params = useParams();
  const overview = useOverview();
  // Visitors of a booking portal came from the list of all chains and may return to it (spec 6: no
  // studio is set).
  const brand = useWhitelabel();
  const tenant = useStudioIfAny()?.tenant ?? brand?.tenantName;
  const mayChoose = overview || isBookingPortal(brand) || mayAlwaysChoose(tenant);
  const studios = useStudiosPath();
  const shown = useShownTitle();
  const opens = useRouteAccess();
  const steps = (name ? routeBreadcrumbs(name, mayChoose) : []).filter(
    (step) => step === name || opens(step),
  );
  const { tab, subpages, parent }: Partial<RouteMeta> = name ? routeTable[name] : {};
  const [query] = useSearchParams();
  const isItem = subpages?.some((parameter) => query.has(parameter)) ?? false;
  // A page right below the studio may have a tab. The logo already links home, and the menu to the
  // list of studios.
  const item = useShownItem();
  const { tab: isList }: Partial<RouteMeta> = parent ? routeTable[parent] : {};
  // A trial session is often named like its page.
  const isRepeated = parent && item === intl.formatMessage(routeTable[parent].title);
  const itemStep = isRepeated ? undefined : isList ? name : parent;
  const label = (step: RouteName) =>
    (step === itemStep && item) || <FormattedMessage {...routeTable[step].title} />;
  if (steps.length < (tab && !isItem ? 3 : 2)) return null;
  return (
    <Bar aria-label={intl.formatMessage(messages.breadcrumbs)}>
      <Steps>
        {steps.map((step) => (
          <li key={step}>
            {step === name && !isItem ? (
              <span aria-current="page">{shown ?? label(step)}</span>
            ) : (
              <Link to={(step === 'studios' && studios) || ancestorAddress(step, params, query)}>
                {label(step)}
              </Link>
            )}
          </li>
        ))}
        {isItem && (
          <li>
            <span aria-current="page">{shown ?? '\u00a0'}</span>
          </li>
        )}
      </Steps>
    </Bar>
  );
}
