import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { giveFocus } from './giveFocus.ts';

const Start = styled('div')({ '&:focus': { outline: 'none' } });

const takeFocus = (place: HTMLElement | null) => giveFocus(place);

/** Where the reader goes on after a step of the same page: takes the focus as it appears, since what held it is gone. */
export const StepStart = ({ children }: { children: ReactNode }) => (
  <Start ref={takeFocus}>{children}</Start>
);
