import { Check } from 'lucide';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Icon } from './Icon.tsx';

test('renders the icon at its size, hidden from screen readers', async () => {
  const { container } = await show(<Icon of={Check} size={20} />);
  const drawing = container.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing?.getBoundingClientRect().width).toBe(20);
  expect(drawing?.childElementCount).toBe(Check.length);
  expect(container.textContent).toBe('');
});
