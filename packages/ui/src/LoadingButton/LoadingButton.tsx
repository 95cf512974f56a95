import Button, { type ButtonProps } from '@mui/material/Button';

export interface LoadingButtonProps extends ButtonProps {
  /** True while what the button started is under way. */
  loading: boolean;
}

/** Understood by MUI's ButtonBase, though not yet among its public props; the test holds it to it. */
const keepFocus = { focusableWhenDisabled: true };

/**
 * A button that shows a spinner while it works. It cannot be pressed twice and keeps the focus
 * meanwhile (a natively disabled button would throw the keyboard back to the top of the page).
 */
export function LoadingButton({ loading, ...props }: LoadingButtonProps) {
  return (
    <Button variant="contained" {...keepFocus} loading={loading} aria-busy={loading} {...props} />
  );
}
