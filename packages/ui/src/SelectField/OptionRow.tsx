import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { space } from '../theme/tokens.ts';

const Row = styled('li')({
  '&&': { minHeight: 44, gap: space(8), justifyContent: 'space-between' },
});

/** One line of the list; a mark says what is chosen, since a tint alone would not (WCAG 1.4.1). */
export function OptionRow({
  selected,
  children,
  ...props
}: ComponentProps<'li'> & { selected: boolean }) {
  return (
    <Row {...props}>
      <span>{children}</span>
      {selected && (
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          aria-hidden
        >
          <path d="M4 10.5l4 4 8-9" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      )}
    </Row>
  );
}
