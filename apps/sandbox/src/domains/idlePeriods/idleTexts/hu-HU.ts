import type { IdleTexts } from './types.ts';

export const huHU: IdleTexts = {
  labels: {
    what: 'Szerződés:',
    number: 'Szerződésszám:',
    studio: 'Stúdió:',
    starts: 'Első nap:',
    ends: 'Utolsó nap:',
    reason: 'Indok:',
    termUntil: 'Hűségidő vége:',
    notCharged: 'Összesen ennyit nem fizetsz:',
  },
  occasions: {
    asked: {
      subject: 'Megkaptuk a szüneteltetési kérelmedet: {what}',
      body: 'Szüneteltetést kértél: {what} ({studio}). A stúdió megvizsgálja, a döntését e-mailben kapod meg. Ha elfogadja, a szüneteltetés az alábbiak szerint hat a szerződésedre.',
    },
    accepted: {
      subject: 'A szüneteltetés visszaigazolva: {what}',
      body: 'Az alábbi napokon szünetel: {what} ({studio}). Amit ezekre a napokra már felszámítottunk, jóváírjuk.',
    },
    rejected: {
      subject: 'A szüneteltetést nem fogadták el: {what}',
      body: 'A stúdió nem fogadta el a szüneteltetést az alábbi napokra: {what} ({studio}). A szerződésed változatlanul folytatódik.',
    },
    canceled: {
      subject: 'A szüneteltetés törölve: {what}',
      body: 'Törölted a szüneteltetést az alábbi napokra: {what} ({studio}). A szerződésed úgy folytatódik, mintha nem kérted volna.',
    },
  },
  contractEnds: 'A szerződést felmondták, vagy már megszűnt.',
};
