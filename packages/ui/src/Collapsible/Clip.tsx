import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { durations } from '../theme/tokens.ts';

interface ClipProps {
  id: string;
  /** How high it is now, in pixels; as high as its content where it is undefined. */
  height: number | undefined;
  style?: CSSProperties;
  /** Gets the height that the content needs, before the first paint and whenever it changes. */
  onContentHeight: (height: number) => void;
  onFocus: () => void;
  children: ReactNode;
}

const Window = styled('div')({
  overflow: 'hidden',
  transition: `height ${durations.standard}ms, visibility ${durations.standard}ms`,
});

/** Not collapsing margins: they would be missing from the measured height. */
const Content = styled('div')({ display: 'flow-root' });

/**
 * Content of which only so much is seen. Unlike MUI's Collapse it knows the height of its content
 * before the first paint, so that nothing moves while a page is built up.
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
