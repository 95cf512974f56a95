import { styled } from '@mui/material/styles';
import { controls, fontWeights, radii, space } from '@studio-portal/ui/tokens';
import { courseRowHeight } from './courseRowHeight.ts';

/** Widths of the list, not of the page: the home page shows it in a column. */
const narrow = '@container (max-width: 299px)';
const medium = '@container (min-width: 640px)';
const wide = '@container (min-width: 960px)';

/** A list of course rows, which adapt to its width. */
export const CourseRowList = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
});

/**
 * Row of a course: one line each for time, name, trainer and places in a narrow list; in a wide one
 * each has a column, so that rows align.
 */
export const CourseRowRoot = styled('li')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  display: 'grid',
  gridTemplate: `
    "picture time end"
    "picture title end"
    "picture who end"
    "picture places end"
    / 48px minmax(0, 1fr) auto`,
  alignContent: 'center',
  alignItems: 'center',
  columnGap: space(8),
  boxSizing: 'border-box',
  minHeight: courseRowHeight,
  paddingBlock: space(8),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBottom: 0 },
  [narrow]: {
    gridTemplate: `"time end" "title end" "who end" "places end" / minmax(0, 1fr) auto`,
  },
  [medium]: {
    ...theme.typography.body2,
    gridTemplate: `
      "picture time places end"
      "picture title places end"
      "picture who places end"
      / 72px minmax(0, 1fr) 168px auto`,
    columnGap: space(16),
    rowGap: space(2),
  },
  [wide]: {
    gridTemplate: `"time picture title who places end" / 112px 72px minmax(0, 1fr) minmax(0, 1fr) 168px auto`,
    columnGap: space(24),
  },
}));

export const CourseRowPicture = styled('div')({
  gridArea: 'picture',
  overflow: 'hidden',
  borderRadius: radii.control,
  [narrow]: { display: 'none' },
});

export const CourseRowTime = styled('div')(({ theme }) => ({
  gridArea: 'time',
  color: theme.vars.palette.text.primary,
  fontWeight: fontWeights.medium,
  fontVariantNumeric: 'tabular-nums',
  [wide]: { ...theme.typography.subtitle1, fontWeight: fontWeights.bold },
}));

export const CourseRowTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.subtitle1,
  gridArea: 'title',
  margin: 0,
  color: theme.vars.palette.text.primary,
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  // Extends the link's hit area to the whole row, below the action.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));

export const CourseRowWho = styled('div')({
  gridArea: 'who',
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  // A lazy portrait that is not displayed is not loaded.
  '& > img, & > [data-initials]': { display: 'none' },
  [medium]: { '& > img': { display: 'block' }, '& > [data-initials]': { display: 'grid' } },
});

export const CourseRowPlaces = styled('div')({ gridArea: 'places' });

/** Price and action; below each other in a narrow list. */
export const CourseRowEnd = styled('div')(({ theme }) => ({
  position: 'relative',
  gridArea: 'end',
  display: 'grid',
  justifyItems: 'end',
  gap: space(6),
  maxWidth: controls.buttonMinWidth,
  textAlign: 'end',
  '& > strong': {
    color: theme.vars.palette.text.primary,
    fontWeight: fontWeights.bold,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiButton-root': { paddingInline: space(12) },
  [medium]: {
    gridTemplateColumns: `88px ${controls.buttonMinWidth}px`,
    alignItems: 'center',
    gap: space(16),
    maxWidth: 'none',
    '& > :last-child': { gridColumn: 2 },
    '& .MuiButton-root': { width: '100%' },
  },
}));
