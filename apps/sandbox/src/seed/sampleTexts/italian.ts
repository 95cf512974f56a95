/** The samples' texts in Italian, by the stored ones. */
export const italianSamples: Readonly<Record<string, string>> = {
  // Categories and rooms
  Strength: 'Forza',
  Recovery: 'Recupero',
  Back: 'Schiena',
  Boxing: 'Boxe',
  Conditioning: 'Resistenza',
  Mobility: 'Mobilità',
  Dance: 'Danza',
  Climbing: 'Arrampicata',
  Functional: 'Funzionale',
  'Mirror hall': 'Sala degli specchi',
  'Boulder cave': 'Grotta boulder',
  'Skylight loft': 'Loft del lucernario',
  Courtyard: 'Cortile',

  // Classes of Arcade
  'Morning Contemporary': 'Danza contemporanea al mattino',
  'A slow start on the floor, then across the room. Barefoot or in socks.':
    'Si comincia piano, a terra, poi si attraversa tutta la sala. A piedi nudi o con i calzini.',
  'Rope Climbing': 'Arrampicata con la corda',
  'Knots, belaying and the first tall wall. Harness and shoes are here.':
    'Nodi, tecniche di sicura e la prima parete alta. Imbrago e scarpette li trovi qui.',
  'Tango Evening': 'Serata di tango',
  'Steps first, then the music decides. Come alone or in company.':
    'Prima i passi, poi decide la musica. Vieni per conto tuo o in compagnia.',
  'Dance at Home': 'Danza a casa tua',
  'A live stream for small living rooms and big moods.':
    'Una diretta per salotti piccoli e grandi emozioni.',
  'Ballet Basics': 'Basi di danza classica',
  'At the bar, from the first position on. Nobody has to wear a tutu.':
    'Alla sbarra, a partire dalla prima posizione. Il tutù non è obbligatorio.',
  'Climbing Technique': 'Tecnica di arrampicata',
  'Feet before force, with video of every try.':
    'Prima i piedi, poi la forza. E ogni tentativo lo rivedi in video.',
  'Hip-Hop Grooves': 'Hip hop',
  'One choreography a month, slow enough to learn, loud enough to enjoy.':
    'Una coreografia al mese: al ritmo giusto per impararla, al volume giusto per divertirti.',
  'Boulder Session': 'Sessione di boulder',
  'Ninety minutes, twenty problems, soft mats. A coach has a hint for each.':
    'Novanta minuti, venti blocchi, materassi morbidi. E per ogni blocco un consiglio del team.',
  'Functional Circuit': 'Circuito funzionale',
  'Rings, boxes and ropes in turns. Each station comes in three levels.':
    'Anelli, box e corde a rotazione. Ogni stazione ha tre livelli di difficoltà.',
  'Lunch-Break Salsa': 'Salsa in pausa pranzo',
  'Half an hour of hips before you go back to your desk.':
    'Mezz’ora per sciogliere i fianchi prima di tornare alla scrivania.',
  'Members’ Boulder Club': 'Boulder Club',
  'The wall is yours, with new problems every week. For members only.':
    'La parete è tutta tua, con nuovi blocchi ogni settimana. Solo con abbonamento.',
  'Functional Express': 'Funzionale express',
  'Push, pull, carry, rest. Short rounds that anybody can follow.':
    'Spingi, tira, trasporta, riposa. Round brevi, alla portata di chiunque.',
  'Climbers’ Mobility': 'Mobilità per l’arrampicata',
  'For shoulders, hips and fingers that want to reach further.':
    'Per spalle, anche e dita che vogliono arrivare un po’ più in là.',
  'Open Dance Floor': 'Pista aperta',
  'Thirty minutes to get to know us and the music, free of charge.':
    'Trenta minuti gratis per conoscere noi e la nostra musica.',

  // Events
  'Open Air Dance': 'Danza all’aperto',
  'One courtyard, three teachers, ninety minutes of music. Whoever you bring along is welcome.':
    'Un cortile, tre insegnanti, novanta minuti di musica. Porta chi vuoi.',
  'Boulder Film Evening': 'Serata film e boulder',
  'Two short films from the mountains, then open walls. Free of charge.':
    'Prima due cortometraggi di montagna, poi si arrampica. Gratis.',

  // Ways to pay for classes, events and appointments
  'Single visit': 'Ingresso singolo',
  'Free visit': 'Ingresso gratuito',
  'One visit to this class.': 'Un ingresso a questa lezione.',
  'One place': 'Un posto',
  'Free place': 'Posto gratuito',
  'One place at this event.': 'Un posto a questo evento.',
  'Single training': 'Allenamento singolo',
  'Body check for members': 'Analisi corporea con abbonamento',
  'One appointment.': 'Un appuntamento.',
  'Pack of five trainings': 'Carnet da cinque allenamenti',

  // Appointments
  'An hour with a trainer, all about you: technique, a plan, and the next step.':
    'Un’ora di allenamento individuale, tutta per te: tecnica, un programma e il prossimo passo.',
  'Personal Training': 'Personal training',
  'Body Check': 'Analisi corporea',
  'Half an hour on the scales that know more than your weight, and what to make of it.':
    'Mezz’ora su una bilancia che rivela molto più del peso, e qualche consiglio per usare i risultati.',
  'Trial Session': 'Allenamento di prova',
  'Trial session': 'Allenamento di prova',
  'Come by, look around and train with us for an hour.':
    'Passa a trovarci, dai un’occhiata e allenati con noi per un’ora.',

  // Products
  'Class pack': 'Carnet di lezioni',
  'Places in any class, whenever it suits you. Use your visits when you book.':
    'Le lezioni che vuoi, quando vuoi. Usi gli ingressi al momento di prenotare.',
  '5 classes': '5 lezioni',
  '10 classes': '10 lezioni',
  'Bring a friend': 'Porta i tuoi amici',
  'Three places for whoever you bring along. For members only.':
    'Tre posti per chi vuoi portare con te. Solo con abbonamento.',
  '3 places': '3 posti',
  'Day pass': 'Ingresso giornaliero',
  'Train as long as you like on one day, changing room and showers included. Pupils, students, trainees and people over 65 pay the reduced price; bring a card that shows it.':
    'Allenati quanto vuoi per un giorno, spogliatoio e docce inclusi. Tariffa ridotta per chi studia o fa un apprendistato e per chi ha più di 65 anni: porta un documento che lo attesti.',
  'One day': 'Un giorno',
  'One day, reduced (students, trainees, over 65)':
    'Un giorno, ridotto (studio, apprendistato, over 65)',
  'Gift voucher': 'Buono regalo',
  'An amount to spend on anything at the studio. You can write a few words on it.':
    'Un importo da spendere al centro come si preferisce. Puoi aggiungere una dedica.',
  Credit: 'Credito prepagato',
  'To spend at the bar and in the shop.': 'Da spendere al bar e nel negozio.',
  Small: 'Piccolo',
  Medium: 'Medio',
  Large: 'Grande',

  // Memberships
  'Starter pack': 'Pacchetto di benvenuto',
  'Service fee': 'Quota servizi',
  Drinks: 'Bevande',
  'As much as you like from the bar.': 'Al bar bevi quanto vuoi.',
  'All machines and free weights, whenever the studio is open.':
    'Tutte le macchine e i pesi liberi, negli orari di apertura del centro.',
  'Everything: machines, classes and sauna, at all studios of the chain.':
    'Tutto compreso: macchine, corsi e sauna, in tutti i nostri centri.',
  'The first two payments': 'I primi due pagamenti',
  'Half the first month': 'Metà del primo mese',
  'Voucher WELCOME': 'Buono WELCOME',
  'Classes and sauna': 'Corsi e sauna',
  'Every class and the sauna, as often as you like.':
    'Tutti i corsi e la sauna, quante volte vuoi.',
  'An hour with a trainer of your own, each month.': 'Ogni mese un’ora di allenamento individuale.',
  'Four weeks': 'Quattro settimane',
  'Get to know us. It ends by itself.': 'Per conoscerci. Termina automaticamente.',
  'Get to know us, with two classes a week. It ends by itself.':
    'Per conoscerci, con due lezioni a settimana. Termina automaticamente.',
  'General terms': 'Condizioni generali',
  'The general terms of the studio are part of this contract. I have read them and agree to them.':
    'Le condizioni generali del centro sono parte di questo contratto. Le ho lette e le accetto.',
  'Rules of the house': 'Regolamento interno',
  'I train at my own risk as far as the law allows, with clean shoes and a towel.':
    'Mi alleno a mio rischio nei limiti consentiti dalla legge, con scarpe pulite e asciugamano.',
  'News and offers by email': 'Novità e offerte via e-mail',
  'The studio may write to me about news and offers. I can object at any time.':
    'Il centro può scrivermi per informarmi di novità e offerte. Posso oppormi in qualsiasi momento.',

  // Referrals
  'Train with your friends: you both get something out of it.':
    'Allenati con i tuoi amici: ci guadagnate tu e loro.',
  'A free month for each friend who joins.':
    'Un mese gratis per ogni persona che si iscrive grazie a te.',

  // Consents, stored in German or English
  'Allgemeine Geschäftsbedingungen': 'Condizioni generali',
  'General terms and conditions': 'Condizioni generali',
  'Ich habe die Allgemeinen Geschäftsbedingungen gelesen und stimme ihnen zu.':
    'Ho letto le condizioni generali e le accetto.',
  'I have read the general terms and conditions and accept them.':
    'Ho letto le condizioni generali e le accetto.',
  'Ja, schickt mir Neuigkeiten und Angebote per E-Mail':
    'Sì, voglio ricevere novità e offerte via e-mail',
  'Yes, email me news and offers': 'Sì, voglio ricevere novità e offerte via e-mail',
};
