import { styled, type Theme } from '@mui/material/styles';
import { radii, space } from '../theme/tokens.ts';

/** Overlays the content below the field. */
const below = ({ theme }: { theme: Theme }) => ({
  position: 'absolute' as const,
  zIndex: theme.zIndex.modal,
  insetInline: 0,
  top: '100%',
  margin: `${space(4)} 0 0`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
});

/** List of options below a searchable field. */
export const OptionList = styled('ul')(({ theme }) => ({
  ...below({ theme }),
  maxHeight: '40vh',
  overflow: 'auto',
  padding: `${space(8)} 0`,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    padding: `${space(6)} ${space(12)}`,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& li[aria-selected="true"]': { backgroundColor: theme.vars.palette.action.selected },
  '& li.Mui-focused': { backgroundColor: theme.vars.palette.action.hover },
  '& li[aria-disabled="true"]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
}));

/** Replaces the list while there are no options; announced to screen readers. */
export const OptionHint = styled('p')(({ theme }) => ({
  margin: 0,
  '&:not(:empty)': {
    ...below({ theme }),
    padding: `${space(12)} ${space(12)}`,
    color: theme.vars.palette.text.secondary,
  },
}));
