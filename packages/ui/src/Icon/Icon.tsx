import type { IconNode } from 'lucide';
import { createElement } from 'react';

export interface IconProps {
  /** From `lucide`, the one set that icons come from: `import { Menu } from 'lucide'`. */
  of: IconNode;
  /** Pixels, as wide as high. */
  size?: number;
}

/** A line icon in the ink around it; decoration, so whatever it stands in has words or a name. Decision: 003-icons. */
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
