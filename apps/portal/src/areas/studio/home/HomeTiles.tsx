import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '@studio-portal/ui/Icon';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { radii, space } from '@studio-portal/ui/tokens';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { type TileName, useHomePages } from './useHomePages.ts';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: `${space(24)} ${space(12)}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
  margin: `${space(16)} 0 0`,
  padding: 0,
  listStyle: 'none',
  // The first of three tiles is as wide as the other two.
  [theme.breakpoints.down('sm')]: {
    '&:has(> :nth-of-type(3):last-of-type) > :first-of-type': {
      gridColumn: '1 / -1',
      '& a > div': { aspectRatio: '2 / 1' },
    },
  },
  [theme.breakpoints.up('sm')]: {
    columnGap: space(24),
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    // Three tiles fill the row as well.
    '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}));

const Tile = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  alignContent: 'start',
  gap: space(4),
  hyphens: 'auto',
  '& strong': { ...theme.typography.h3, color: theme.vars.palette.text.primary },
  '&:hover strong': { textDecoration: 'underline' },
  '&:hover img': { opacity: 0.92 },
}));

/** Proportions of all pictures, whatever those of an uploaded photograph are. */
export const tileFrame = { width: 3, height: 2 };

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  aspectRatio: `${tileFrame.width} / ${tileFrame.height}`,
  marginBottom: space(8),
  overflow: 'hidden',
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.soft.brand,
  '& > *': { gridArea: '1 / 1' },
  '& > svg': { justifySelf: 'center', color: theme.vars.palette.primary.main },
}));

/** Links to the other pages, close together. */
const Rest = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(24),
  margin: `${space(16)} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 40 },
});

/**
 * Ways into the portal: the most important as tiles with a picture of the page, others as links.
 * `renderPicture` renders the picture of a tile, over its icon.
 */
export function HomeTiles({ renderPicture }: { renderPicture: (name: TileName) => ReactNode }) {
  const { tiles, links } = useHomePages();
  const { studioUuid } = useStudio();
  return (
    <section aria-labelledby="ways-in">
      <Typography id="ways-in" variant="h2">
        <FormattedMessage {...messages.ways} />
      </Typography>
      <Grid>
        {tiles.map(({ name, icon, title, text }) => (
          <li key={name}>
            <Tile to={path(name, { studioUuid })}>
              <Frame>
                <Icon of={icon} size={32} />
                <Suspense fallback={null}>{renderPicture(name)}</Suspense>
              </Frame>
              <strong>
                <FormattedMessage {...title} />
              </strong>
              <span>
                <FormattedMessage {...text} />
              </span>
            </Tile>
          </li>
        ))}
      </Grid>
      {links.length > 0 && (
        <Rest>
          {links.map(({ name, title }) => (
            <li key={name}>
              <SiteLink href={path(name, { studioUuid })}>
                <FormattedMessage {...title} />
              </SiteLink>
            </li>
          ))}
        </Rest>
      )}
    </section>
  );
}
