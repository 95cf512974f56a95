import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps, MouseEvent } from 'react';

export interface LoadingButtonProps extends ButtonProps {
  /** True while what the button started is under way. */
  loading: boolean;
}

const hold = (event: MouseEvent) => event.preventDefault();

/**
 * The element itself. While it is busy it is switched off by hand: the browser takes the focus away from a disabled one, and MUI's
 * `focusableWhenDisabled` (9.5.0) is understood by its ButtonBase but goes no further.
 */
function Element({ disabled, type, ...props }: ComponentProps<'button'>) {
  const busy = props['aria-busy'] === true;
  const off = busy ? { 'aria-disabled': true, tabIndex: 0, onClick: hold } : { disabled };
  return type === 'submit' ? (
    <button type="submit" {...props} {...off} />
  ) : (
    <button type="button" {...props} {...off} />
  );
}

/**
 * A button that shows a spinner while it works. It cannot be pressed twice and keeps the focus
 * meanwhile (a natively disabled button would throw the keyboard back to the top of the page).
 */
export function LoadingButton({ loading, ...props }: LoadingButtonProps) {
  return (
    <Button
      variant="contained"
      component={Element}
      loading={loading}
      aria-busy={loading}
      {...props}
    />
  );
}
