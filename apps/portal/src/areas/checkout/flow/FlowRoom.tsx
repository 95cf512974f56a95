import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** Spacing of a flow step, shared with its skeleton. */
export const FlowRoom = styled('div')(({ theme }) => ({
  padding: `${space(16)} ${space(16)} ${space(32)}`,
  [theme.breakpoints.up('sm')]: { padding: `${space(32)} ${space(24)} ${space(100)}` },
}));
