import type { MigrationWords } from './types.ts';

export const it: MigrationWords = {
  label: 'Il tuo account',
  privacyPolicy: 'informativa sulla privacy',
  termsAndConditions: 'condizioni generali',
  boxes: [
    'Ho letto l’{privacyPolicy} e le {termsAndConditions} del gruppo.',
    'Accetto l’{privacyPolicy} e le {termsAndConditions}.',
  ],
  steps: [
    [
      'Il tuo account si trasferisce con il tuo centro',
      'Il tuo centro fa ora parte di un gruppo con account propri. Trasferisci il tuo in due passaggi; prenotazioni e password restano come sono.',
      'Continua',
      'Non ora',
    ],
    [
      'Accetta e trasferisci',
      'Appena accetti, il tuo account viene trasferito. Resti collegato.',
      'Trasferisci il mio account',
      'Indietro',
    ],
    [
      'Davvero non vuoi trasferirlo?',
      'Il tuo account resta allora dov’è. Quello che il gruppo offrirà d’ora in poi richiede un account trasferito.',
      'Trasferisci comunque',
      'Non trasferire',
    ],
    [
      'Il tuo account resta dov’è',
      'Puoi cambiare idea quando vuoi: lo chiediamo al massimo una volta al giorno.',
      'Trasferisci ora',
      'Chiudi',
    ],
  ],
};
