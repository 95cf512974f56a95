import { styled, type Theme } from '@mui/material/styles';
import { radii, space } from '@studio-portal/ui/tokens';

/** Lies over what comes below the field. */
const below = ({ theme }: { theme: Theme }) => ({
  position: 'absolute' as const,
  zIndex: theme.zIndex.modal,
  insetInline: 0,
  top: '100%',
  marginTop: space(4),
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
});

/** The list below a field in which one types and chooses. */
export const Suggestions = styled('ul')(({ theme }) => ({
  ...below({ theme }),
  maxHeight: '40vh',
  overflow: 'auto',
  marginBlockEnd: 0,
  padding: `${space(8)} 0`,
  listStyle: 'none',
  '& li': { padding: `${space(10)} ${space(12)}`, cursor: 'pointer', overflowWrap: 'anywhere' },
  '& li.Mui-focused': { backgroundColor: theme.vars.palette.action.hover },
  '& li[aria-selected="true"]': { backgroundColor: theme.vars.palette.action.selected },
}));

/** What is said in the place of the list while there is nothing to choose; it is read out. */
export const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  '&:not(:empty)': {
    ...below({ theme }),
    padding: `${space(12)} ${space(12)}`,
    color: theme.vars.palette.text.secondary,
  },
}));
