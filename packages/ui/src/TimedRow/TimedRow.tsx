import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { InAppLink } from '../SiteLink/InAppLink.tsx';
import { fontWeights, radii, space } from '../theme/tokens.ts';

export interface TimedRowProps {
  /** Start in the studio's zone, and below it the end or the duration. */
  start: ReactNode;
  end?: ReactNode;
  /** Any CSS colour for the bar; decorative, so it must not carry meaning. */
  color?: string;
  title: ReactNode;
  /** Target of the row's link. */
  href?: string;
  /** Muted lines below the title: trainer, room, a meter. */
  meta?: readonly ReactNode[];
  /** A short state next to the title, e.g. "Cancelled". */
  badge?: ReactNode;
  /** A button at the end of the row. */
  action?: ReactNode;
}

const Root = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '60px 4px minmax(0, 1fr) auto',
  columnGap: space(16),
  alignItems: 'center',
  paddingBlock: space(16),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBottom: 0 },
  // Keeps the content together in a container that is higher than needed.
  [theme.breakpoints.down('sm')]: { columnGap: space(12), alignContent: 'start' },
}));

const Time = styled('div')(({ theme }) => ({
  alignSelf: 'start',
  fontVariantNumeric: 'tabular-nums',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& strong': {
    ...theme.typography.subtitle1,
    display: 'block',
    color: theme.vars.palette.text.primary,
    fontWeight: fontWeights.bold,
  },
}));

const ColorBar = styled('span')(({ theme }) => ({
  alignSelf: 'stretch',
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.highlight.edge,
}));

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8),
  margin: 0,
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  // The link covers the row; the action lies above it as a separate target.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));

const Meta = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: space(4),
  marginTop: space(4),
  color: theme.vars.palette.text.secondary,
}));

const Action = styled('div')(({ theme }) => ({
  position: 'relative',
  [theme.breakpoints.down('sm')]: {
    gridColumn: '3 / -1',
    marginTop: space(12),
    justifySelf: 'start',
  },
}));

const noLines: readonly ReactNode[] = [];

/**
 * A line of a timetable for use in a list: time, colour bar, title, muted lines, and an action, read in that order.
 * The title's link covers the row.
 */
export function TimedRow({
  start,
  end,
  color,
  title,
  href,
  meta = noLines,
  badge,
  action,
}: TimedRowProps) {
  return (
    <Root>
      <Time>
        <strong>{start}</strong>
        {end}
      </Time>
      <ColorBar aria-hidden style={{ backgroundColor: color }} />
      <div>
        <Title>
          {href === undefined ? title : <InAppLink to={href}>{title}</InAppLink>}
          {badge}
        </Title>
        {meta.length > 0 && (
          <Meta>
            {meta.map((line, index) => (
              <div key={index}>{line}</div>
            ))}
          </Meta>
        )}
      </div>
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
