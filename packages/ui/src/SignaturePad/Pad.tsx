import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { delays, radii } from '../theme/tokens.ts';
import { fitTypedName, padHeight, toPath, type Line, type Point } from './signature.ts';

interface PadProps {
  /** Accessible label. */
  label: string;
  lines: readonly Line[];
  /** The typed name, if the signature was typed. */
  name: string;
  /** Last width reported by `onWidth`. */
  width: number;
  error: boolean;
  onWidth: (width: number) => void;
  /** Called with the stroke when the pen is lifted or leaves the pad. */
  onStroke: (stroke: Line) => void;
}

const Paper = styled('svg')<{ faulty: boolean }>(({ theme, faulty }) => ({
  display: 'block',
  width: '100%',
  height: padHeight,
  border: `1px solid ${faulty ? theme.vars.palette.error.main : theme.vars.palette.outline}`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  cursor: 'crosshair',
  // Touch draws here instead of scrolling the page.
  touchAction: 'none',
  userSelect: 'none',
  '& .rule': { stroke: theme.vars.palette.divider },
}));

/** Returns the pointer's position on the drawing, to a tenth of a pixel. */
function getPoint(paper: SVGSVGElement, event: { clientX: number; clientY: number }): Point {
  const toDrawing = paper.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toDrawing);
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** The drawing area: shows the signature and records strokes, from pointer down to pointer up or leave. */
export function Pad({ label, lines, name, width, error, onWidth, onStroke }: PadProps) {
  const paper = useRef<SVGSVGElement>(null);
  const stroke = useRef<Line>(undefined);
  const [live, setLive] = useState<Line>([]);

  useLayoutEffect(() => {
    const element = paper.current;
    if (element === null) return undefined;
    onWidth(element.clientWidth);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => onWidth(element.clientWidth), delays.signatureRedraw);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [onWidth]);

  const draw = (next: Line | undefined) => {
    stroke.current = next;
    setLive(next ?? []);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button === 0 && event.isPrimary) draw([getPoint(event.currentTarget, event)]);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (stroke.current !== undefined && event.isPrimary) {
      draw([...stroke.current, getPoint(event.currentTarget, event)]);
    }
  };
  const end = () => {
    if (stroke.current === undefined) return;
    onStroke(stroke.current);
    draw(undefined);
  };

  // Shrinks the drawing if the pad has become narrower, so that nothing is clipped.
  const reach = Math.max(width, ...lines.flat().map(({ x }) => x + 2));
  return (
    <Paper
      ref={paper}
      role="img"
      aria-label={label}
      faulty={error}
      viewBox={`0 0 ${reach} ${padHeight}`}
      preserveAspectRatio="xMinYMid"
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
    >
      <path className="rule" d={`M16 160H${Math.max(16, reach - 16)}`} />
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {[...lines, live].map((line, index) => (
          <path key={index} d={toPath(line)} />
        ))}
      </g>
      <text {...fitTypedName(name, width)} fill="currentColor">
        {name}
      </text>
    </Paper>
  );
}
