import { styled } from '@mui/material/styles';
import { Tag } from '@studio-portal/ui/Tag';
import { radii, space } from '@studio-portal/ui/tokens';

/** Cards of equal width that fill the row, with their parts at the same heights. */
export const ComparedCards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: space(24),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Card whose parts the rows of the grid align; `data-marked` frames it in the brand's colour. */
export const ComparedCard = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: space(16),
  padding: space(24),
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-marked]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

/** Mark on the upper edge of a card. */
export const CardMark = styled(Tag)({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  left: space(24),
  maxWidth: `calc(100% - 2 * ${space(24)})`,
  transform: 'translateY(-50%)',
});
