import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps, MouseEvent } from 'react';

export interface LoadingButtonProps extends ButtonProps {
  /** True while the action is running. */
  loading: boolean;
}

const hold = (event: MouseEvent) => event.preventDefault();

/**
 * Renders the button element. Disabled without the native attribute, because browsers blur a natively disabled
 * button; MUI's `focusableWhenDisabled` (9.5.0) only works in its ButtonBase.
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
 * A button that shows a spinner while loading. It cannot be pressed again and keeps the focus; a natively
 * disabled button would send keyboard users back to the top of the page.
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
