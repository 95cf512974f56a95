import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** List of panels, each an `li`. */
export const PanelList = styled('ul')({ display: 'grid', gap: space(16), margin: 0, padding: 0 });
