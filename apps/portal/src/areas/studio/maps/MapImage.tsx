import { useEffect, useState } from 'react';
import { mapSize } from './useMapPicture.ts';

/**
 * Shows a map picture and revokes its object URL on unmount. Another picture needs another `key`.
 */
export function MapImage({ blob }: { blob: Blob }) {
  const [url] = useState(() => URL.createObjectURL(blob));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} width={mapSize.width} height={mapSize.height} alt="" />;
}
