import { styled } from '@mui/material/styles';
import { lineLength, space } from '@studio-portal/ui/tokens';

/** Running text with headings, lists and tables: legal documents, news. */
export const Prose = styled('div')(({ theme }) => ({
  maxWidth: lineLength,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h3, margin: `${space(32)} 0 ${space(8)}` },
  '& h3, & h4, & h5, & h6': { ...theme.typography.subtitle1, margin: `${space(24)} 0 ${space(8)}` },
  '& p, & ul, & ol': { margin: `0 0 ${space(12)}` },
  '& li': { marginBottom: space(4) },
  '& a': { color: theme.vars.palette.primary.main },
  '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto' },
  '& th, & td': {
    padding: `${space(6)} ${space(16)} ${space(6)} 0`,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
}));
