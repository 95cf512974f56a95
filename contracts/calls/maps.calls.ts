import { getStaticImage, listPlaces, listRegions } from '@studio-portal/sdk/api/maps';
import { definePact } from '../src/definePact.ts';
import { externalGet } from '../src/wire.ts';

const token = 'sample-maps-token';
const refused = 'nobodys-token';
const berlin = { longitude: 13.39, latitude: 52.53 };
const asText = { longitude: '13.39', latitude: '52.53' };
const frankfurt = { text: 'Frankfurt', country: 'de,ch,at', type: 'place', limit: 6 } as const;
const frankfurtAsText = { text: 'Frankfurt', country: 'de,ch,at', type: 'place', limit: '6' };

definePact('maps', {
  listPlaces: {
    200: [
      {
        given: [],
        call: () => listPlaces({ ...frankfurt, token }),
        request: externalGet('/maps-service/forward-geocode', { ...frankfurtAsText, token }),
        example: 'someTowns',
        exactly: ['type'],
      },
      {
        given: [],
        call: () => listPlaces({ text: 'Nowhereville', type: 'place', token }),
        request: externalGet('/maps-service/forward-geocode', {
          text: 'Nowhereville',
          type: 'place',
          token,
        }),
        example: 'emptyList',
      },
    ],
    403: {
      'maps.error.tokenrefused': {
        given: [],
        call: () => listPlaces({ ...frankfurt, token: refused }),
        request: externalGet('/maps-service/forward-geocode', {
          ...frankfurtAsText,
          token: refused,
        }),
      },
    },
  },
  listRegions: {
    200: [
      {
        given: [],
        call: () => listRegions({ ...berlin, type: 'region', token }),
        request: externalGet('/maps-service/reverse-geocode', { ...asText, type: 'region', token }),
        example: 'someRegion',
        exactly: ['type', 'name', 'countryCode'],
      },
      {
        when: 'at sea',
        given: [],
        call: () => listRegions({ longitude: -40, latitude: 40, type: 'region', token }),
        request: externalGet('/maps-service/reverse-geocode', {
          longitude: '-40',
          latitude: '40',
          type: 'region',
          token,
        }),
        example: 'emptyList',
      },
    ],
    403: {
      'maps.error.tokenrefused': {
        given: [],
        call: () => listRegions({ ...berlin, type: 'region', token: refused }),
        request: externalGet('/maps-service/reverse-geocode', {
          ...asText,
          type: 'region',
          token: refused,
        }),
      },
    },
  },
  getStaticImage: {
    200: [
      {
        given: [],
        call: () =>
          getStaticImage({ ...berlin, zoom: 12, width: 640, height: 333, scale: 2, token }),
        request: externalGet('/maps-service/static-image', {
          ...asText,
          zoom: '12',
          width: '640',
          height: '333',
          scale: '2',
          token,
        }),
        example: 'map',
      },
    ],
    403: {
      'maps.error.tokenrefused': {
        given: [],
        call: () => getStaticImage({ ...berlin, width: 640, token: refused }),
        request: externalGet('/maps-service/static-image', {
          ...asText,
          width: '640',
          token: refused,
        }),
      },
    },
  },
});
