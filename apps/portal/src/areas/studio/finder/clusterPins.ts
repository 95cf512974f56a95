/** A studio's place on a map picture, in CSS pixels. */
interface Pin<Studio> {
  studio: Studio;
  x: number;
  y: number;
}

/** A pin for one or more studios. */
interface Cluster<Studio> {
  x: number;
  y: number;
  studios: [Studio, ...Studio[]];
}

/** Distance in CSS pixels below which two pins would cover each other. */
const minDistance = 36;

/** Joins pins that would cover each other, into the one that comes first in the list. */
export function clusterPins<Studio>(pins: readonly Pin<Studio>[]): Cluster<Studio>[] {
  const clusters: Cluster<Studio>[] = [];
  for (const { studio, x, y } of pins) {
    const near = clusters.find((one) => Math.hypot(one.x - x, one.y - y) < minDistance);
    if (near) near.studios.push(studio);
    else clusters.push({ x, y, studios: [studio] });
  }
  return clusters;
}
