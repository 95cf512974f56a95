import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { LoadingButton } from '../LoadingButton/LoadingButton.tsx';
import { overlays } from '../theme/tokens.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Marks what cannot be undone. */
  tone?: 'normal' | 'danger';
  /** How wide it would like to be, in pixels. */
  size?: number;
  /** Lets it be wider than 570 pixels, for a table or a contract's text: up to 1400. */
  stretched?: boolean;
  /** Whether Escape and a click beside it are ways out as well; the button for it is always there. */
  closable?: boolean;
  /** Done when the promise is; the button shows that it works meanwhile. */
  onConfirm: () => Promise<void>;
  onCancel: () => void;
  /** After the closing movement. */
  onExited?: () => void;
}

/**
 * The dialog itself. Callers ask through `useConfirm`. It is as wide as its size (900 unless said
 * otherwise), but no wider than 570 pixels, or stretched 1400, or the page.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, tone = 'normal' } = props;
  const { size = overlays.modalSize, stretched = false, closable = true } = props;
  const { onConfirm, onCancel, onExited } = props;
  const [working, setWorking] = useState(false);
  const titleId = useId();
  const widest = stretched ? overlays.modalStretchedWidth : overlays.modalMaxWidth;
  const confirm = async () => {
    setWorking(true);
    await onConfirm().finally(() => setWorking(false));
  };
  return (
    <Dialog
      open={open}
      onClose={closable && !working ? onCancel : undefined}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{
        paper: { sx: { width: '100%', maxWidth: Math.min(size, widest) } },
        transition: { onExited },
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel} disabled={working}>
          {cancelLabel}
        </Button>
        <LoadingButton
          color={tone === 'danger' ? 'error' : 'primary'}
          loading={working}
          onClick={confirm}
        >
          {confirmLabel}
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
