/** A studio's place on a map picture, in CSS pixels. */
interface Pin {
  studioUuid: string;
  x: number;
  y: number;
}

/** A pin for one or more studios. */
interface Cluster {
  x: number;
  y: number;
  studios: [string, ...string[]];
}

/** Distance in CSS pixels below which two pins would cover each other. */
const minDistance = 36;

/** Joins pins that would cover each other, into the one that comes first in the list. */
export function clusterPins(pins: readonly Pin[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const { studioUuid, x, y } of pins) {
    const near = clusters.find((one) => Math.hypot(one.x - x, one.y - y) < minDistance);
    if (near) near.studios.push(studioUuid);
    else clusters.push({ x, y, studios: [studioUuid] });
  }
  return clusters;
}
