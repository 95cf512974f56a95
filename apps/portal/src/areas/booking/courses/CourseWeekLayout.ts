import { styled } from '@mui/material/styles';
import { fontWeights, radii, space } from '@studio-portal/ui/tokens';

/** Height of a minute in pixels: half an hour fits one line of text. */
export const minuteHeight = 1.1;

/** A week: hours, and a column for each day. */
export const CourseWeekGrid = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '50px repeat(7, minmax(0, 1fr))',
  columnGap: space(4),
  marginTop: space(16),
});

/** Column of a day: its head, and its courses at their times. */
export const CourseWeekDay = styled('section')({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: '1 / 3',
});

export const CourseWeekHead = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: space(4),
  padding: `${space(6)} ${space(8)}`,
  borderRadius: radii.control,
  '& h2': { ...theme.typography.body2, margin: 0, fontWeight: fontWeights.medium },
  '& a': { color: 'inherit' },
  '&[data-today]': {
    color: theme.vars.palette.highlight.contrastText,
    backgroundColor: theme.vars.palette.highlight.main,
    '& h2': { fontWeight: fontWeights.bold },
  },
}));

export const CourseWeekTimeline = styled('div')({ position: 'relative' });
