import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Start = styled('div')({ '&:focus': { outline: 'none' } });

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Where the reader goes on after a step of the same page: takes the focus as it appears, since what held it is gone. */
export const StepStart = ({ children }: { children: ReactNode }) => (
  <Start ref={takeFocus} tabIndex={-1}>
    {children}
  </Start>
);
