import type { NewsTexts } from './types.ts';

export const italian: NewsTexts = (studio) => ({
  anniversary: {
    title: `${studio} compie gli anni`,
    teaser: 'Grazie per un altro anno insieme: sabato ti aspettano torta e lezioni aperte.',
    body: '<p>Un anno in più, e ci divertiamo come il primo giorno. <strong>Sabato dalle 10</strong> festeggiamo insieme a te.</p><ul><li>Torta al bar, finché ce n’è</li><li>Tutte le lezioni senza prenotazione</li><li>Porta pure i tuoi amici</li></ul>',
  },
  equipment: {
    title: 'Sono arrivati i nuovi vogatori',
    teaser: 'Sono sei, vicino alla finestra. Ti mostriamo volentieri come regolarli.',
    body: '<p>I vecchi vogatori hanno fatto il loro tempo. Vicino alla finestra te ne aspettano <strong>sei nuovi</strong>.</p><p>Se vuoi una dimostrazione, chiedi alla reception.</p>',
  },
  course: {
    title: 'Novità in programma: lezioni in pausa pranzo',
    teaser: 'Troppe ore alla scrivania? Ora ogni martedì e giovedì c’è una lezione alle 12:15.',
    body: '<p>Dura quanto basta per una pausa pranzo, e dopo hai di nuovo la mente libera.</p><ul><li>Martedì e giovedì, ore 12:15</li><li>Bastano un asciugamano e un po’ d’acqua</li></ul><p>I posti li trovi come sempre in <em>Corsi</em>.</p>',
  },
  holiday: {
    title: 'Orario ridotto nel giorno festivo',
    teaser: 'Il prossimo giorno festivo ti aspettiamo dalle 9 alle 14.',
    body: '<p>Il prossimo giorno festivo ci trovi <strong>dalle 9 alle 14</strong>. Le lezioni serali sono sospese; se ne hai prenotata una, ti avvisiamo noi.</p>',
  },
  openDay: {
    title: 'Open day',
    teaser: 'Porta qualcuno che ancora non ci conosce: oggi ci si allena gratis.',
    body: '<p>Oggi ci si allena gratis, con o senza abbonamento.</p><ul><li>Visite guidate ogni ora</li><li>Lezioni di prova dalle 16</li></ul>',
  },
  challenge: {
    title: 'Parte la sfida d’inverno',
    teaser: 'Dodici ingressi in quattro settimane. Chi ce la fa vince una borraccia.',
    body: '<p>Quattro settimane, dodici ingressi, una borraccia. Iscriviti alla reception.</p>',
  },
});
