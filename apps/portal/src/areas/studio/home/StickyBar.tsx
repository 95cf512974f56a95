import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import {
  contentWidth,
  durations,
  lowWindow,
  radii,
  space,
  topBarHeight,
} from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { bookingActions } from './bookingActions.ts';

/** Distance from the top: the top bar plus 10 (spec 9). */
const below = { mobile: topBarHeight.mobile + 10, desktop: topBarHeight.desktop + 10 };
const height = 56;

const Place = styled('div')<{ shown: boolean }>(({ theme, shown }) => ({
  position: 'fixed',
  top: below.mobile,
  insetInline: 0,
  zIndex: theme.zIndex.appBar - 1,
  boxSizing: 'border-box',
  maxWidth: contentWidth.wide + 48,
  marginInline: 'auto',
  paddingInline: space(16),
  pointerEvents: 'none',
  // Hides it from keyboard and screen readers as well.
  visibility: shown ? 'visible' : 'hidden',
  opacity: shown ? 1 : 0,
  transform: shown ? 'none' : 'translateY(-8px)',
  transition: `opacity ${durations.short}ms, transform ${durations.short}ms, visibility ${durations.short}ms`,
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  [theme.breakpoints.up('sm')]: { top: below.desktop, paddingInline: space(24) },
  [lowWindow]: { display: 'none' },
}));

const Bar = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(16),
  boxSizing: 'border-box',
  height,
  padding: `0 ${space(8)} 0 ${space(16)}`,
  pointerEvents: 'auto',
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.shadows[4],
  '& strong': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a': { flexShrink: 0 },
}));

/** Scroll padding, so that the bar never covers the focused element (WCAG 2.4.11). */
const room = (top: number) => ({
  html: { scrollPaddingTop: top + height + 16, [lowWindow]: { scrollPaddingTop: space(16) } },
});

/** Shows the studio's name and the primary action once its band is out of view (spec 4). */
export function StickyBar({ shown }: { shown: boolean }) {
  const { studio, studioUuid } = useStudio();
  const opens = useRouteAccess();
  const booking = bookingActions.find(({ name }) => opens(name));
  return (
    <Place shown={shown}>
      {shown && (
        <GlobalStyles
          styles={(theme) => ({
            ...room(below.mobile),
            [theme.breakpoints.up('sm')]: room(below.desktop),
          })}
        />
      )}
      <Bar aria-label={studio.name}>
        <strong>{studio.name}</strong>
        {booking && (
          <Button variant="contained" component={Link} to={path(booking.name, { studioUuid })}>
            <FormattedMessage {...booking.label} />
          </Button>
        )}
      </Bar>
    </Place>
  );
}
