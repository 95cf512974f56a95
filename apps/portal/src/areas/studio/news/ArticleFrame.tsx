import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** Layout of a news item with picture and text, shared with its skeleton. */
export const ArticleFrame = styled('article')<{ illustrated: boolean }>(
  ({ theme, illustrated }) => ({
    display: 'grid',
    gap: space(16),
    alignItems: 'start',
    paddingBlock: space(32),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '&:first-of-type': { borderTop: 0, paddingTop: 0 },
    [theme.breakpoints.up('sm')]: illustrated && {
      gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)',
      gap: space(32),
    },
  }),
);
