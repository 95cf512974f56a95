import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { radii, space } from '../theme/tokens.ts';

export interface SideSheetProps {
  open: boolean;
  title: ReactNode;
  /** Accessible name of the button that closes the sheet. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Actions that stay in view at the bottom. */
  footer?: ReactNode;
}

/** Width of the sheet beside a page, in pixels. */
const sheetWidth = 440;

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(16),
  padding: `${space(16)} ${space(16)} ${space(8)} ${space(24)}`,
});

const Body = styled('div')({
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space(8)} ${space(24)} ${space(24)}`,
});

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(8),
  padding: `${space(12)} ${space(24)} max(${space(12)}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/**
 * A dialog at the side of the page, on phones at the bottom. Closes with its button, Escape and a click beside it, and
 * then returns the focus.
 */
export function SideSheet(props: SideSheetProps) {
  const { open, title, closeLabel, onClose, children, footer } = props;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  return (
    <Drawer
      anchor={isPhone ? 'bottom' : 'right'}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': titleId,
          sx: isPhone
            ? { maxHeight: '88dvh', borderRadius: `${radii.card} ${radii.card} 0 0` }
            : { width: sheetWidth, maxWidth: '100vw' },
        },
      }}
    >
      <Head>
        <Typography id={titleId} variant="h2" sx={{ mt: 0.5 }}>
          {title}
        </Typography>
        <IconButton aria-label={closeLabel} color="inherit" onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </Head>
      <Body>{children}</Body>
      {footer !== undefined && <Foot>{footer}</Foot>}
    </Drawer>
  );
}
