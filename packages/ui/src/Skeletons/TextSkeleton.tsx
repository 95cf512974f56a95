import Skeleton from '@mui/material/Skeleton';
import { lineLength } from '../theme/tokens.ts';

/** Placeholder for a headline and a paragraph. */
export function TextSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div style={{ maxWidth: lineLength }}>
      <Skeleton width="45%" height={40} />
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 ? '60%' : '100%'} height={24} />
      ))}
    </div>
  );
}
