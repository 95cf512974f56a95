import { useGetStaticImage } from '@studio-portal/sdk/api/maps';
import { setting } from '../../../lib/browser/setting.ts';

/** Size in CSS pixels and zoom of a map picture. */
export interface MapView {
  zoom: number;
  width: number;
  height: number;
}

/** The usual map picture (spec 9: zoom 12, height 333, at most 1280 wide). */
export const mapSize: MapView = { zoom: 12, width: 1280, height: 333 };

/**
 * Loads a map picture around a position.
 * @param centre in degrees; null loads nothing
 * @param scale 2 if the picture is shown wider than its size
 * @returns the picture for MapImage, undefined while loading; `failed` is also true without a
 * position or token
 */
export function useMapPicture(
  centre: { latitude: number; longitude: number } | null,
  { scale = 1, view = mapSize }: { scale?: 1 | 2; view?: MapView } = {},
): { blob: Blob | undefined; failed: boolean } {
  const token = setting('maps-token');
  const possible = centre !== null && token !== '';
  const { data, isError } = useGetStaticImage(
    {
      longitude: centre?.longitude ?? 0,
      latitude: centre?.latitude ?? 0,
      ...view,
      scale,
      token,
    },
    { query: { enabled: possible, staleTime: Number.POSITIVE_INFINITY, retry: false } },
  );
  return { blob: data, failed: isError || !possible };
}
