/** Texts of the visit history, in the languages of the portal. */
import type { MailLocale } from '../../platform/mail/texts.ts';

type CheckinHistoryTexts = {
  title: string;
  /** Placeholders: `{from}` and `{until}`. */
  period: string;
  visits: string;
  total: string;
  goesOn: string;
  none: string;
};

const english: CheckinHistoryTexts = {
  title: 'Check-in history',
  period: 'Visits from {from} to {until}, each with its time at the studio.',
  visits: 'Visits:',
  total: 'Time in all:',
  goesOn: 'since {from}, still going on',
  none: 'There were no visits on these days.',
};

export const checkinHistoryTexts: Record<MailLocale, CheckinHistoryTexts> = {
  'en-GB': english,
  'en-US': english,
  'de-DE': {
    title: 'Check-in-Verlauf',
    period: 'Besuche vom {from} bis zum {until}, jeweils in der Ortszeit des Studios.',
    visits: 'Besuche:',
    total: 'Zeit insgesamt:',
    goesOn: 'seit {from}, dauert noch an',
    none: 'An diesen Tagen gab es keine Besuche.',
  },
  'cs-CZ': {
    title: 'Historie vstupů',
    period: 'Návštěvy od {from} do {until}, vždy v čase studia.',
    visits: 'Návštěvy:',
    total: 'Celkový čas:',
    goesOn: 'od {from}, stále trvá',
    none: 'V těchto dnech nebyly žádné návštěvy.',
  },
  'es-ES': {
    title: 'Historial de accesos',
    period: 'Visitas del {from} al {until}, cada una en la hora local del centro.',
    visits: 'Visitas:',
    total: 'Tiempo total:',
    goesOn: 'desde las {from}, sigue en curso',
    none: 'No hubo visitas en estos días.',
  },
  'fr-FR': {
    title: 'Historique des entrées',
    period: 'Entrées du {from} au {until}, à l’heure locale du club.',
    visits: 'Entrées :',
    total: 'Temps total :',
    goesOn: 'depuis {from}, toujours en cours',
    none: 'Aucune visite ces jours-là.',
  },
  'hu-HU': {
    title: 'Becsekkolások',
    period: 'Látogatások {from} és {until} között, a stúdió helyi ideje szerint.',
    visits: 'Látogatások:',
    total: 'Teljes idő:',
    goesOn: '{from} óta, még tart',
    none: 'Ezeken a napokon nem volt látogatás.',
  },
  'it-IT': {
    title: 'Storico dei check-in',
    period: 'Ingressi dal {from} al {until}, ciascuno nell’ora locale del centro.',
    visits: 'Ingressi:',
    total: 'Tempo totale:',
    goesOn: 'dalle {from}, ancora in corso',
    none: 'In questi giorni non ci sono state visite.',
  },
  'nl-NL': {
    title: 'Eerdere check-ins',
    period: 'Bezoeken van {from} tot en met {until}, in de lokale tijd van de studio.',
    visits: 'Bezoeken:',
    total: 'Totale tijd:',
    goesOn: 'sinds {from}, nog bezig',
    none: 'Op deze dagen waren er geen bezoeken.',
  },
  'pl-PL': {
    title: 'Historia wejść',
    period: 'Wizyty od {from} do {until}, zawsze w czasie lokalnym klubu.',
    visits: 'Wizyty:',
    total: 'Łączny czas:',
    goesOn: 'od {from}, nadal trwa',
    none: 'W tych dniach nie było wizyt.',
  },
  'sl-SI': {
    title: 'Zgodovina obiskov',
    period: 'Obiski od {from} do {until}, vsak po lokalnem času studia.',
    visits: 'Obiski:',
    total: 'Skupni čas:',
    goesOn: 'od {from}, še traja',
    none: 'V teh dneh ni bilo obiskov.',
  },
};
