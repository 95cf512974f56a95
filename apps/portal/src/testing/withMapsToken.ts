import { afterEach, beforeEach } from 'vitest';

/** Gives the tests of a file or group the operator's key of the maps service. */
export function withMapsToken(): void {
  const token = document.createElement('meta');
  beforeEach(() => {
    token.name = 'maps-token';
    token.content = 'sample-maps-token';
    document.head.append(token);
  });
  afterEach(() => token.remove());
}
