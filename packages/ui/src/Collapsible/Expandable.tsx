import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { space } from '../theme/tokens.ts';
import { Clip } from './Clip.tsx';

export interface ExpandableProps {
  /** Visible height at first, in pixels. */
  maxHeight: number;
  moreLabel: string;
  lessLabel: string;
  children: ReactNode;
}

const fade = { maskImage: `linear-gradient(#000 calc(100% - ${space(50)}), transparent)` };

/** Shows a long text up to a height, with a button for the rest. A text that fits has no button (spec 1.4). */
export function Expandable({ maxHeight, moreLabel, lessLabel, children }: ExpandableProps) {
  const [open, setOpen] = useState(false);
  const [height, setHeight] = useState<number>();
  const contentId = useId();
  const expands = height !== undefined && height > maxHeight;
  return (
    <div>
      <Clip
        id={contentId}
        height={expands && !open ? maxHeight : height}
        style={expands && !open ? fade : undefined}
        onContentHeight={setHeight}
        // Tabbing into the hidden part must make it visible (WCAG 2.4.11).
        onFocus={() => setOpen(true)}
      >
        {children}
      </Clip>
      {expands && (
        <Button
          variant="text"
          aria-expanded={open}
          aria-controls={contentId}
          onClick={() => setOpen((before) => !before)}
          sx={{ marginTop: space(8), marginInlineStart: `-${space(16)}` }}
        >
          {open ? lessLabel : moreLabel}
        </Button>
      )}
    </div>
  );
}
