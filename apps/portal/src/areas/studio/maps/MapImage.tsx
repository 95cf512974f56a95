import { useEffect, useState } from 'react';
import { mapSize } from './useMapPicture.ts';

/** A map picture that has been received; its address lives as long as it is shown. Another picture needs another `key`. */
export function MapImage({ blob }: { blob: Blob }) {
  const [url] = useState(() => URL.createObjectURL(blob));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} width={mapSize.width} height={mapSize.height} alt="" />;
}
