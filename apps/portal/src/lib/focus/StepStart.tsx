import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { moveFocus } from './moveFocus.ts';

const Start = styled('div')({ '&:focus': { outline: 'none' } });

const focusElement = (place: HTMLElement | null) => moveFocus(place);

/**
 * Marks the start of the next step on the same page. Takes the focus on mount, since the element
 * that had it is gone.
 */
export const StepStart = ({ children }: { children: ReactNode }) => (
  <Start ref={focusElement}>{children}</Start>
);
