import { useEffect, useState } from 'react';
import { mapSize, type MapView } from './useMapPicture.ts';

/**
 * Shows a map picture and revokes its object URL on unmount. Another picture needs another `key`.
 */
export function MapImage({ blob, view = mapSize }: { blob: Blob; view?: MapView }) {
  const [url] = useState(() => URL.createObjectURL(blob));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} width={view.width} height={view.height} alt="" />;
}
