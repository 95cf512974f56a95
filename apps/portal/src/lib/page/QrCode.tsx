import { styled } from '@mui/material/styles';
import { radii } from '@studio-portal/ui/tokens';
import { encode } from 'uqr';

/** Modules left free around a code, which scanners need (ISO/IEC 18004). */
const quietZone = 4;

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: radii.card,
  '& rect': { fill: theme.vars.palette.common.white },
  '& path': { fill: theme.vars.palette.common.black },
  // Black on white also where the reader has chosen other colours: scanners know no others.
  forcedColorAdjust: 'none',
}));

/**
 * A QR code, black on white whatever the scheme.
 * @param content what a scanner reads
 * @param label what it is, for who cannot see it
 */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, data } = encode(content, { ecc: 'M', border: quietZone });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Drawing
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} />
      <path d={modules.join('')} />
    </Drawing>
  );
}
