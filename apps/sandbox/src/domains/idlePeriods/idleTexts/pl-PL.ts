import type { IdleTexts } from './types.ts';

export const plPL: IdleTexts = {
  labels: {
    what: 'Umowa:',
    number: 'Numer umowy:',
    studio: 'Klub:',
    starts: 'Od:',
    ends: 'Do:',
    reason: 'Powód:',
    termUntil: 'Minimalny okres umowy do:',
    notCharged: 'Razem nie pobierzemy:',
  },
  occasions: {
    asked: {
      subject: 'Mamy Twój wniosek o zawieszenie: {what}',
      body: 'Wniosek o zawieszenie: {what} ({studio}). Klub go rozpatrzy, a decyzję otrzymasz e-mailem. Jeśli klub się zgodzi, zawieszenie wpłynie na umowę tak, jak podano poniżej.',
    },
    accepted: {
      subject: 'Zawieszenie potwierdzone: {what}',
      body: 'W dniach podanych poniżej zawieszone jest: {what} ({studio}). Kwoty już za nie pobrane zaliczymy na Twoją korzyść.',
    },
    rejected: {
      subject: 'Zawieszenie nie zostało przyjęte: {what}',
      body: 'Klub {studio} nie zgodził się na zawieszenie w dniach podanych poniżej: {what}. Umowa trwa dalej jak dotąd.',
    },
    canceled: {
      subject: 'Zawieszenie odwołane: {what}',
      body: 'Odwołano zawieszenie w dniach podanych poniżej: {what} ({studio}). Umowa trwa dalej tak, jakby wniosku nie było.',
    },
  },
  contractEnds: 'Umowa została wypowiedziana lub się skończyła.',
};
