import type { IconNode } from 'lucide';
import { createElement } from 'react';

export interface IconProps {
  /** An icon of `lucide`, our only icon set: `import { Menu } from 'lucide'`. */
  of: IconNode;
  /** Width and height in pixels. */
  size?: number;
}

/**
 * A line icon in the current text colour. It is decorative, so its container needs text or an accessible name. See
 * decisions/003-use-lucide-and-simple-icons.md.
 */
export const Icon = ({ of, size = 24 }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);
