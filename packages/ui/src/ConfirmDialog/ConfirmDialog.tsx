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
  /** `danger` marks an action that cannot be undone. */
  tone?: 'normal' | 'danger';
  /** Preferred width in pixels. */
  size?: number;
  /** Raises the maximum width from 570 to 1400 pixels, for a table or the text of a contract. */
  stretched?: boolean;
  /** Whether Escape and a click on the backdrop also cancel; the cancel button always does. */
  closable?: boolean;
  /** The button shows a spinner until the promise settles. */
  onConfirm: () => Promise<void>;
  onCancel: () => void;
  /** Called after the closing animation. */
  onExited?: () => void;
}

/**
 * The dialog of `useConfirm`; use it through that hook. Its width is `size` (900 by default), limited to 570 pixels
 * (1400 if `stretched`) and to the page.
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
      slotProps={{
        paper: { sx: { maxWidth: Math.min(size, widest) } },
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
