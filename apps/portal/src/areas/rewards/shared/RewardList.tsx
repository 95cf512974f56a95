import { styled } from '@mui/material/styles';
import { PanelList } from '../../../lib/page/PanelList.tsx';

/** Panels of little text, side by side where there is room. */
export const RewardList = styled(PanelList)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  // Panels of one row are equally high, which must not spread their lines.
  '& > li': { alignContent: 'start' },
});
