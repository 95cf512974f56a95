import type { BookingPortalStudio } from '@studio-portal/sdk/types';

/** Degrees north and east. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A named place to search around. */
export interface Place extends Position {
  placeName: string;
}

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the distance along the surface in kilometers (haversine). */
export function distanceInKm(a: Position, b: Position): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(h));
}

/**
 * A studio with its distance; null without a place to measure from, or if its position is unknown.
 */
export interface StudioMatch {
  studio: BookingPortalStudio;
  distance: number | null;
}

/** Measures how far a studio is from a place, if there is one. */
export const measureDistance = (
  studio: BookingPortalStudio,
  from: Position | null,
): StudioMatch => ({
  studio,
  distance: from && studio.coordinates ? distanceInKm(from, studio.coordinates) : null,
});

/**
 * Projects a position to CSS pixels of a map of the world (Web Mercator, as map services use it).
 */
function projectToWorld({ latitude, longitude }: Position, zoom: number): { x: number; y: number } {
  const size = 256 * 2 ** zoom;
  return {
    x: ((longitude + 180) / 360) * size,
    y: ((1 - Math.asinh(Math.tan(radians(latitude))) / Math.PI) / 2) * size,
  };
}

/**
 * Projects a position to CSS pixels from the top left corner of a map picture. Undefined outside the
 * picture.
 */
export function projectToMap(
  position: Position,
  centre: Position,
  { zoom, width, height }: { zoom: number; width: number; height: number },
): { x: number; y: number } | undefined {
  const point = projectToWorld(position, zoom);
  const middle = projectToWorld(centre, zoom);
  const x = point.x - middle.x + width / 2;
  const y = point.y - middle.y + height / 2;
  return x >= 0 && x <= width && y >= 0 && y <= height ? { x, y } : undefined;
}

/**
 * Returns the center and the largest zoom of a map that shows all positions.
 * @param room width and height in CSS pixels that the positions may take
 * @returns null without positions
 */
export function fitMap(
  positions: readonly Position[],
  room: { width: number; height: number; maxZoom: number },
): { centre: Position; zoom: number } | null {
  if (positions.length === 0) return null;
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  const southWest = { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) };
  const northEast = { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) };
  const low = projectToWorld(southWest, 0);
  const high = projectToWorld(northEast, 0);
  const zoom = Math.floor(
    Math.min(
      room.maxZoom,
      Math.log2(room.width / (high.x - low.x)),
      Math.log2(room.height / (low.y - high.y)),
    ),
  );
  return {
    centre: {
      latitude: (southWest.latitude + northEast.latitude) / 2,
      longitude: (southWest.longitude + northEast.longitude) / 2,
    },
    zoom: Math.max(0, zoom),
  };
}
