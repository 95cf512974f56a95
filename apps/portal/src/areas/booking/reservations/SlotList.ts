import { styled } from '@mui/material/styles';
import { contentWidth } from '@studio-portal/ui/tokens';

/** Slots below each other, narrow enough to read each as one line. */
export const SlotList = styled('ul')({
  margin: 0,
  padding: 0,
  maxWidth: contentWidth.medium,
});
