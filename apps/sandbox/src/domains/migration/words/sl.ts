import type { MigrationWords } from './types.ts';

export const sl: MigrationWords = {
  label: 'O vašem računu',
  privacyPolicy: 'izjava o varstvu podatkov',
  termsAndConditions: 'splošni pogoji',
  boxes: [
    'Poznam dokumente skupine: {privacyPolicy} in {termsAndConditions}.',
    'Sprejemam ta dokumenta: {privacyPolicy} in {termsAndConditions}.',
  ],
  steps: [
    [
      'Vaš račun se seli z vašim studiem',
      'Vaš studio zdaj pripada skupini, ki ima svoje račune. Svojega preselite v dveh korakih; rezervacije in geslo ostanejo enaki.',
      'Naprej',
      'Zdaj ne',
    ],
    [
      'Soglasje in selitev',
      'Ko soglašate, se račun takoj preseli. Ostanete prijavljeni.',
      'Preseli moj račun',
      'Nazaj',
    ],
    [
      'Res ne želite preseliti računa?',
      'Račun potem ostane, kjer je. Kar skupina ponuja odslej, zahteva preseljen račun.',
      'Vseeno preseli',
      'Ne preseli',
    ],
    [
      'Vaš račun ostane, kjer je',
      'Premislite si lahko kadar koli: vprašamo največ enkrat na dan.',
      'Preseli zdaj',
      'Zapri',
    ],
  ],
};
