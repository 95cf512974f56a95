import { listRegions } from '@studio-portal/sdk/api/maps';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { setting } from '../../../lib/browser/setting.ts';
import type { Place, Position } from '../shared/distance.ts';
import { messages } from './messages.ts';

/** State of the request for the device's position. */
export type NearMeState = 'idle' | 'asking' | 'found' | 'denied' | 'unknown' | 'slow';

/** Timeout and maximum age of a cached position, in milliseconds. */
const options = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false };

/**
 * Rounds to about a kilometer: enough for distances between towns, too coarse to reveal a street.
 */
const roundCoordinate = (degrees: number): number => Math.round(degrees * 100) / 100;

const errorState = ({ code }: GeolocationPositionError): NearMeState =>
  code === GeolocationPositionError.PERMISSION_DENIED
    ? 'denied'
    : code === GeolocationPositionError.TIMEOUT
      ? 'slow'
      : 'unknown';

/**
 * Locates the user only when asked: the device provides the position, the maps service its name
 * (reverse geocode, type region). Without the maps service the place has a generic name.
 * @param current place that is searched around; the state is `found` while that is the place found
 * @param onFound receives the place, with its position rounded to about a kilometer
 */
export function useNearMe(
  current: Place | null,
  onFound: (place: Place) => void,
): {
  state: NearMeState;
  ask: () => void;
} {
  const intl = useIntl();
  const [state, setState] = useState<NearMeState>('idle');
  const [found, setFound] = useState<Place>();
  const resolvePlaceName = async (position: Position): Promise<string> => {
    const token = setting('maps-token');
    const regions = await listRegions({ ...position, type: 'region', token }).catch(() => []);
    return regions[0]?.placeName ?? intl.formatMessage(messages.yourPlace);
  };
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = {
          latitude: roundCoordinate(coords.latitude),
          longitude: roundCoordinate(coords.longitude),
        };
        void resolvePlaceName(position).then((placeName) => {
          const place = { ...position, placeName };
          onFound(place);
          setFound(place);
          setState('found');
        });
      },
      (error) => setState(errorState(error)),
      options,
    );
  };
  return { state: state === 'found' && current !== found ? 'idle' : state, ask };
}
