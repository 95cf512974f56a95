import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { type ReactNode, Suspense } from 'react';

/** What is loaded later stands last, beside nothing: it comes after the rest, or not at all, and moves nobody then. */
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: space(50),
  alignItems: 'start',
  gridTemplateAreas: '"today" "ways" "later"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: contentWidth.wide + 48,
  boxSizing: 'border-box',
  width: '100%',
  marginInline: 'auto',
  padding: `${space(32)} ${space(24)}`,
  // Whoever has nothing to show takes no room.
  '& > :not(:empty):not(:last-child)': { marginBottom: space(50) },
  [theme.breakpoints.up('sm')]: { paddingBlock: space(50) },
  [theme.breakpoints.up('md')]: {
    gridTemplateAreas: '"today ways" "later ways"',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(260px, 1fr)',
    gridTemplateRows: 'auto 1fr',
    // Where nothing takes place the ways in have the whole width.
    '&:has(> [data-today]:empty)': {
      gridTemplateAreas: '"ways" "later"',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > [data-today]': { display: 'none' },
    },
  },
}));

interface HomePartsProps {
  /** What the reader came for. */
  today: ReactNode;
  /** The ways into the portal. */
  ways: ReactNode;
  /** What is loaded after all else, or not at all. */
  later: ReactNode;
}

/** Where the parts of a studio's home stand: on a phone one below the other, else beside each other. */
export const HomeParts = ({ today, ways, later }: HomePartsProps) => (
  <Grid>
    <Box data-today="" sx={{ gridArea: 'today', display: 'grid', gap: { xs: 6, md: 8 } }}>
      {today}
    </Box>
    <Box sx={{ gridArea: 'ways' }}>{ways}</Box>
    <Box sx={{ gridArea: 'later' }}>
      <Suspense fallback={null}>{later}</Suspense>
    </Box>
  </Grid>
);
