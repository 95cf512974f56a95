import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { durations } from '../theme/tokens.ts';

interface ClipProps {
  id: string;
  /** Current height in pixels; undefined for the content's own height. */
  height: number | undefined;
  style?: CSSProperties;
  /** Called with the content's height before the first paint and on every change. */
  onContentHeight: (height: number) => void;
  onFocus: () => void;
  children: ReactNode;
}

const Window = styled('div')({
  overflow: 'hidden',
  transition: `height ${durations.standard}ms, visibility ${durations.standard}ms`,
});

/** Prevents margin collapsing, which would falsify the measured height. */
const Content = styled('div')({ display: 'flow-root' });

/**
 * Clips content to a height. Unlike MUI's Collapse it measures the content before the first paint, which avoids
 * layout shifts.
 */
export function Clip({ id, height, style, onContentHeight, onFocus, children }: ClipProps) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const measure = () => onContentHeight(element.getBoundingClientRect().height);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [onContentHeight]);
  return (
    <Window
      id={id}
      style={{ ...style, height, visibility: height === 0 ? 'hidden' : undefined }}
      onFocus={onFocus}
    >
      <Content ref={content}>{children}</Content>
    </Window>
  );
}
