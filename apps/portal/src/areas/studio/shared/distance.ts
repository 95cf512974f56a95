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
 * Projects a position to CSS pixels from the top left corner of a map picture (Web Mercator, as map
 * services use it). Undefined outside the picture.
 */
export function projectToMap(
  position: Position,
  centre: Position,
  { zoom, width, height }: { zoom: number; width: number; height: number },
): { x: number; y: number } | undefined {
  const world = 256 * 2 ** zoom;
  const project = ({ latitude, longitude }: Position) => ({
    x: ((longitude + 180) / 360) * world,
    y: ((1 - Math.asinh(Math.tan(radians(latitude))) / Math.PI) / 2) * world,
  });
  const point = project(position);
  const middle = project(centre);
  const x = point.x - middle.x + width / 2;
  const y = point.y - middle.y + height / 2;
  return x >= 0 && x <= width && y >= 0 && y <= height ? { x, y } : undefined;
}
