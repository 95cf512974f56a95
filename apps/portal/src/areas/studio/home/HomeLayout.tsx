import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { contentBottomPadding, contentWidth, space } from '@studio-portal/ui/tokens';
import { type ReactNode, Suspense } from 'react';

/** Late sections are last, so that they cause no layout shift. */
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: space(50),
  alignItems: 'start',
  gridTemplateAreas: '"today" "tiles" "hours" "later"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: contentWidth.wide + 48,
  boxSizing: 'border-box',
  width: '100%',
  marginInline: 'auto',
  padding: `${space(32)} ${space(16)} ${contentBottomPadding}px`,
  // Empty sections take no space.
  '& > :not(:empty):not(:last-child)': { marginBottom: space(50) },
  [theme.breakpoints.up('sm')]: { padding: `${space(50)} ${space(24)} ${contentBottomPadding}px` },
  [theme.breakpoints.up('md')]: {
    gridTemplateAreas: '"today hours" "tiles tiles" "later later"',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(260px, 1fr)',
    // Without sections for today, the tiles come first.
    '&:has(> [data-today]:empty)': {
      gridTemplateAreas: '"tiles tiles" "later hours"',
      '& > [data-today]': { display: 'none' },
    },
  },
}));

/** Sections beside each other where both fit. */
const Later = styled('div')({
  gridArea: 'later',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(50),
  '& > *': { flex: '1 1 300px', minWidth: 0 },
  '& > :first-of-type': { flexGrow: 2 },
});

interface HomeLayoutProps {
  /** Main content. */
  today: ReactNode;
  /** Entry points of the portal. */
  tiles: ReactNode;
  hours: ReactNode;
  /** Content that loads last, or not at all. */
  later: ReactNode;
}

/** Layout of a studio's home: stacked on phones, otherwise in columns. */
export const HomeLayout = ({ today, tiles, hours, later }: HomeLayoutProps) => (
  <Grid>
    <Box data-today="" sx={{ gridArea: 'today', display: 'grid', gap: space(50) }}>
      {today}
    </Box>
    <Box sx={{ gridArea: 'tiles' }}>{tiles}</Box>
    <Box sx={{ gridArea: 'hours' }}>{hours}</Box>
    <Later>
      <Suspense fallback={null}>{later}</Suspense>
    </Later>
  </Grid>
);
