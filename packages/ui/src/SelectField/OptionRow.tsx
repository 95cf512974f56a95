import { styled } from '@mui/material/styles';
import { Check } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { space } from '../theme/tokens.ts';

const Row = styled('li')({
  '&&': { minHeight: 44, gap: space(8), justifyContent: 'space-between' },
});

/** An option of the list. A check mark shows the selection, since a tint alone does not suffice (WCAG 1.4.1). */
export function OptionRow({
  selected,
  children,
  ...props
}: ComponentProps<'li'> & { selected: boolean }) {
  return (
    <Row {...props}>
      <span>{children}</span>
      {selected && <Icon of={Check} size={20} />}
    </Row>
  );
}
