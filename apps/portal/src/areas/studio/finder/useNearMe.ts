import { listRegions } from '@studio-portal/sdk/api/maps';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { setting } from '../../../lib/browser/setting.ts';
import type { Place, Position } from '../shared/distance.ts';
import { messages } from './messages.ts';

/** What became of asking the device where it is. */
export type NearMeState = 'idle' | 'asking' | 'found' | 'denied' | 'unknown' | 'slow';

/** How long the device may take, and how old a position may be that it knows already, in milliseconds. */
const options = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false };

/** To a kilometre: enough for distances between towns, and nobody learns a street. */
const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;

const whyNot = ({ code }: GeolocationPositionError): NearMeState =>
  code === GeolocationPositionError.PERMISSION_DENIED
    ? 'denied'
    : code === GeolocationPositionError.TIMEOUT
      ? 'slow'
      : 'unknown';

/**
 * Looks for the reader's place when they ask for it, and never before: the device tells where it is, the maps service what that is
 * called (reverse geocode, type region). Without the maps service the place has no name but works as well.
 * @param onFound gets the place, its position rounded to about a kilometre
 */
export function useNearMe(onFound: (place: Place) => void): {
  state: NearMeState;
  ask: () => void;
} {
  const intl = useIntl();
  const [state, setState] = useState<NearMeState>('idle');
  const nameOf = async (position: Position): Promise<string> => {
    const token = setting('maps-token');
    const regions = await listRegions({ ...position, type: 'region', token }).catch(() => []);
    return regions[0]?.placeName ?? intl.formatMessage(messages.yourPlace);
  };
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = {
          latitude: roughly(coords.latitude),
          longitude: roughly(coords.longitude),
        };
        void nameOf(position).then((placeName) => {
          onFound({ ...position, placeName });
          setState('found');
        });
      },
      (error) => setState(whyNot(error)),
      options,
    );
  };
  return { state, ask };
}
