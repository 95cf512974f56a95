import * as api from '@studio-portal/sdk/api/widgets';
import { definePact } from '../src/definePact.ts';
import { state, type ProviderState } from '../src/states.ts';
import { day, externalGet } from '../src/wire.ts';
import { course, noStudio, slot, studio } from './given.ts';
import { noSingleAppointments, trial } from './trial-sessions/given.ts';

const website = 'https://www.studio.example';
const allowed = state('a website that may show widgets', { origin: website });
const noWebsites = state('no website that may show widgets', {});
const noCourses = state('nothing on offer', { what: 'courses' });
const onOffer = state('contract offers', {});
const noOffers = state('nothing on offer', { what: 'contract offers' });

type Options = { headers?: Record<string, string> };
type Ask = (studioId: number, options?: Options) => Promise<unknown>;

/** A call of a widget, from a page of the portal or of a website. */
const ask = (name: string, call: Ask, studioId: number, origin?: string) => {
  const headers: Record<string, string> = origin === undefined ? {} : { Origin: origin };
  return {
    call: () => call(studioId, { headers }),
    request: { ...externalGet(`/v1/public/widgets/${studioId}/${name}`), headers },
  };
};

/** Refusals that the widgets share. */
const refusals = (name: string, call: Ask, given: readonly ProviderState[]) => ({
  unknown: { 'studio.error.notfound': { ...ask(name, call, 1999), given: [noStudio] } },
  elsewhere: {
    'widget.error.originnotallowed': {
      ...ask(name, call, 1001, 'https://elsewhere.example'),
      given: [...given, allowed],
    },
  },
});

const startDate = '2026-11-26';
const onDay: Ask = (studioId, options) => api.getTimetableWidget(studioId, { startDate }, options);
const today: Ask = (studioId, options) => api.getTimetableWidget(studioId, undefined, options);
const timetable = refusals('timetable', today, [studio]);
const offers = refusals('offers', api.getOffersWidget, [studio]);
const trialSession = refusals('trial-session', api.getTrialWidget, [studio, trial('free')]);

definePact('widgets', {
  listWidgetOrigins: {
    200: [
      {
        ...ask('origins', api.listWidgetOrigins, 1001),
        given: [studio, allowed],
        example: 'oneWidgetOrigin',
        exactly: ['origins'],
      },
      {
        ...ask('origins', api.listWidgetOrigins, 1001),
        given: [studio, noWebsites],
        example: 'noWidgetOrigins',
      },
    ],
    404: {
      'studio.error.notfound': {
        ...ask('origins', api.listWidgetOrigins, 1999),
        given: [noStudio],
      },
    },
  },
  getTimetableWidget: {
    200: [
      {
        call: () => onDay(1001),
        request: externalGet('/v1/public/widgets/1001/timetable', { startDate: day }),
        given: [studio, course('open')],
        example: 'timetableWidget',
        exactly: ['studio.id', 'studio.zoneId', 'studio.currencyCode'],
      },
      {
        ...ask('timetable', today, 1001, website),
        given: [studio, noCourses, allowed],
        example: 'emptyTimetableWidget',
      },
    ],
    403: timetable.elsewhere,
    404: timetable.unknown,
  },
  getOffersWidget: {
    200: [
      {
        ...ask('offers', api.getOffersWidget, 1001),
        given: [studio, onOffer],
        example: 'offersWidget',
        exactly: ['studio.id', 'offers.id', 'offers.name'],
      },
      {
        ...ask('offers', api.getOffersWidget, 1001, website),
        given: [studio, noOffers, allowed],
        example: 'emptyOffersWidget',
      },
    ],
    403: offers.elsewhere,
    404: offers.unknown,
  },
  getTrialWidget: {
    200: [
      {
        ...ask('trial-session', api.getTrialWidget, 1001),
        given: [studio, trial('free'), slot('free')],
        example: 'trialWidget',
        exactly: ['studio.id', 'config.benefitId', 'config.price.state'],
      },
      {
        ...ask('trial-session', api.getTrialWidget, 1001, website),
        given: [studio, trial('free'), slot('taken'), allowed],
        example: 'trialWidgetWithoutTimes',
      },
    ],
    403: trialSession.elsewhere,
    404: {
      ...trialSession.unknown,
      'trialsession.error.notoffered': {
        ...ask('trial-session', api.getTrialWidget, 1001),
        given: [studio, noSingleAppointments],
      },
    },
  },
});
