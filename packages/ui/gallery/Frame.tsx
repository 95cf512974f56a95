import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { radii } from '../src/theme/tokens.ts';
import { formatSearch, type Choice } from './choice.ts';

const Room = styled('div')({
  position: 'relative',
  flex: '1 1 500px',
  minHeight: 500,
  overflow: 'hidden',
});

const Screen = styled('iframe')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  boxSizing: 'border-box',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: radii.card,
  transformOrigin: 'top left',
}));

/** Shows the stage at the chosen width, scaled down if the page is narrower. */
export function Frame({ choice }: { choice: Choice }) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const outer = Number(choice.width) + 2;
  const scale = Math.min(1, size.width / outer);
  return (
    <Room ref={room}>
      <Screen
        title={`States of ${choice.piece}`}
        // The iframe sets the width, so a new width must not reload the stage.
        src={`stage.html${formatSearch({ ...choice, width: '820' })}`}
        style={{
          width: outer,
          height: scale > 0 ? size.height / scale : 0,
          transform: `scale(${scale}) translateX(-50%)`,
        }}
      />
    </Room>
  );
}
