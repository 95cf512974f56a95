/** The samples' texts in German, by the English ones; a text without a translation is the same in both languages. */
export const germanSamples: Readonly<Record<string, string>> = {
  // Categories and rooms
  Strength: 'Kraft',
  Recovery: 'Erholung',
  Back: 'Rücken',
  Boxing: 'Boxen',
  Conditioning: 'Ausdauer',
  Mobility: 'Beweglichkeit',
  Dance: 'Tanz',
  Climbing: 'Klettern',
  Functional: 'Funktionell',
  'Quiet room': 'Stiller Raum',
  'Garden room': 'Gartenraum',
  'Bike loft': 'Radloft',
  'Iron hall': 'Eisenhalle',
  'The ring': 'Boxring',
  'Dark room': 'Dunkelraum',
  'Mirror hall': 'Spiegelsaal',
  'Boulder cave': 'Boulderhöhle',
  'Skylight loft': 'Oberlichtloft',
  'Meadow in the park': 'Wiese im Park',
  'Training yard': 'Trainingshof',
  Courtyard: 'Innenhof',

  // Classes of Northside
  'Morning Yoga': 'Yoga am Morgen',
  'Sixty calm minutes for back and breath. Mats are there; bring a towel.':
    'Sechzig ruhige Minuten für Rücken und Atem. Matten sind da, bring ein Handtuch mit.',
  'A strong, flowing practice for people who know the sun salutation.':
    'Kräftig und fließend, für alle, die den Sonnengruß schon kennen.',
  'Long, quiet stretches on the floor to end the day.':
    'Lange, ruhige Dehnungen am Boden, mit denen der Tag ausklingt.',
  'Yoga at Home': 'Yoga zu Hause',
  'The morning class as a live stream. All you need is a mat.':
    'Der Kurs am Morgen als Livestream. Du brauchst nur eine Matte.',
  'Pilates Basics': 'Pilates für Einsteiger',
  'Small movements, strong centre. The right start if you are new.':
    'Kleine Bewegungen, starke Mitte. Der richtige Anfang, wenn du neu bist.',
  'Reformer Pilates': 'Pilates am Reformer',
  'On the machine, with an eye on every back.': 'Am Gerät, mit einem Blick auf jeden Rücken.',
  'Cycling Endurance': 'Cycling Ausdauer',
  'Hills, sprints and loud music. Shoes with clips are welcome, sneakers too.':
    'Berge, Sprints und laute Musik. Klickschuhe sind willkommen, Turnschuhe auch.',
  'Ninety minutes at a steady pulse.': 'Neunzig Minuten mit ruhigem Puls.',
  'Functional Strength': 'Kraft im Alltag',
  'Kettlebells, bands and clean technique, at your own pace.':
    'Kettlebells, Bänder und saubere Technik, in deinem Tempo.',
  'Express Core': 'Starke Mitte, schnell',
  'Half an hour for belly and back, made for the lunch break.':
    'Eine halbe Stunde für Bauch und Rücken, gemacht für die Mittagspause.',
  'Members’ Sauna Hours': 'Saunazeit für Mitglieder',
  'Three rounds of steam and a quiet room. For members only.':
    'Drei Runden Dampf und ein stiller Raum. Nur für Mitglieder.',
  'Healthy Back': 'Gesunder Rücken',
  'Gentle strength for everything between neck and hips. Good after a long break.':
    'Sanfte Kraft für alles zwischen Nacken und Hüfte. Auch nach einer langen Pause.',
  'Mobility Flow': 'Beweglich bleiben',
  'Hips, shoulders, spine: everything that sits all day moves here.':
    'Hüfte, Schultern, Wirbelsäule: Hier bewegt sich, was den ganzen Tag sitzt.',
  'Open House Stretch': 'Dehnen zum Kennenlernen',
  'Thirty minutes to get to know us, free of charge.':
    'Dreißig Minuten, um uns kennenzulernen. Kostenlos.',

  // Classes of Volt
  'Sunrise Strength': 'Kraft zum Sonnenaufgang',
  'Squat, press, pull. Done before the city wakes up.':
    'Beugen, drücken, ziehen. Fertig, bevor die Stadt aufwacht.',
  'Boxing Technique': 'Boxtechnik',
  'Footwork, guard and combinations with a partner. Gloves are here, bring wraps.':
    'Beinarbeit, Deckung und Kombinationen zu zweit. Handschuhe sind da, bring Bandagen mit.',
  'Fight Night Conditioning': 'Kondition wie im Ring',
  'Ropes, sleds and rounds on the clock. Nobody spars, everybody sweats.':
    'Seile, Schlitten und Runden nach der Uhr. Niemand kämpft, alle schwitzen.',
  'Kettlebells at Home': 'Kettlebells zu Hause',
  'A live stream for one kettlebell and a bit of floor.':
    'Ein Livestream für eine Kettlebell und ein bisschen Boden.',
  'Barbell Basics': 'Langhantel für Einsteiger',
  'Three lifts from scratch, with a coach at every rack.':
    'Drei Übungen von Grund auf, mit Trainern an jedem Rack.',
  'Heavy Lifting': 'Schwer heben',
  'Low reps, long breaks, a coach on the platforms. Come with a number you want to beat.':
    'Wenige Wiederholungen, lange Pausen. Bring eine Zahl mit, die du schlagen willst.',
  'Sprints in the dark, by the beat. Your watts are on the screen if you want them there.':
    'Sprints im Dunkeln, im Takt. Deine Watt stehen auf der Leinwand, wenn du willst.',
  'Long Ride': 'Lange Ausfahrt',
  'Ninety minutes in the saddle, half of them uphill.':
    'Neunzig Minuten im Sattel, die Hälfte davon bergauf.',
  'Row & Sprint': 'Rudern und Sprinten',
  'Rowers and sleds in turns. Go as hard as your partner lets you.':
    'Rudergerät und Schlitten im Wechsel. So schnell, wie dich dein Gegenüber lässt.',
  'Lunch-Break HIIT': 'HIIT in der Mittagspause',
  'Thirty minutes, no small talk, back at your desk by one.':
    'Dreißig Minuten, kein Geplauder, um eins wieder am Schreibtisch.',
  'Members’ Open Platform': 'Freie Plattform für Mitglieder',
  'The platforms are yours, chalk included. For members only.':
    'Die Plattformen gehören euch, Kreide inklusive. Nur für Mitglieder.',
  'Bag Work': 'Training am Sandsack',
  'Twelve rounds on the heavy bag. No partner, no experience needed.':
    'Zwölf Runden am schweren Sack, ohne Gegenüber und ohne Vorkenntnisse.',
  'Lifters’ Mobility': 'Beweglich unter der Hantel',
  'Ankles, hips and shoulders, so that you get deeper and stay healthy.':
    'Sprunggelenke, Hüfte und Schultern, damit du tiefer kommst und gesund bleibst.',
  'First Class Free': 'Der erste Kurs ist frei',
  'Half an hour at half speed to see how we train, free of charge.':
    'Eine halbe Stunde mit halber Kraft, damit du siehst, wie wir trainieren. Kostenlos.',

  // Classes of Arcade
  'Morning Contemporary': 'Zeitgenössischer Tanz am Morgen',
  'A slow start on the floor, then across the room. Barefoot or in socks.':
    'Langsam am Boden beginnen, dann durch den Raum. Barfuß oder in Socken.',
  'Rope Climbing': 'Klettern am Seil',
  'Knots, belaying and the first tall wall. Harness and shoes are here.':
    'Knoten, Sichern und die erste hohe Wand. Gurt und Schuhe sind da.',
  'Tango Evening': 'Tangoabend',
  'Steps first, then the music decides. Come alone or in company.':
    'Erst die Schritte, dann entscheidet die Musik. Komm allein oder zu zweit.',
  'Dance at Home': 'Tanzen zu Hause',
  'A live stream for small living rooms and big moods.':
    'Ein Livestream für kleine Wohnzimmer und große Gefühle.',
  'Ballet Basics': 'Ballett für Einsteiger',
  'At the bar, from the first position on. Nobody has to wear a tutu.':
    'An der Stange, von der ersten Position an. Niemand muss ein Tutu tragen.',
  'Climbing Technique': 'Klettertechnik',
  'Feet before force, with video of every try.': 'Füße vor Kraft, mit Video von jedem Versuch.',
  'Hip-Hop Grooves': 'Hip-Hop',
  'One choreography a month, slow enough to learn, loud enough to enjoy.':
    'Jeden Monat eine Choreografie: langsam genug zum Lernen, laut genug zum Genießen.',
  'Boulder Session': 'Bouldern',
  'Ninety minutes, twenty problems, soft mats. A coach has a hint for each.':
    'Neunzig Minuten, zwanzig Probleme, weiche Matten. Zu jedem gibt es einen Tipp.',
  'Functional Circuit': 'Funktioneller Zirkel',
  'Rings, boxes and ropes in turns. Each station comes in three levels.':
    'Ringe, Kästen und Seile im Wechsel. Jede Station gibt es in drei Stufen.',
  'Lunch-Break Salsa': 'Salsa in der Mittagspause',
  'Half an hour of hips before you go back to your desk.':
    'Eine halbe Stunde Hüftschwung, bevor du zurück an den Schreibtisch gehst.',
  'Members’ Boulder Club': 'Bouldern für Mitglieder',
  'The wall is yours, with new problems every week. For members only.':
    'Die Wand gehört euch, jede Woche mit neuen Problemen. Nur für Mitglieder.',
  'Functional Express': 'Funktionell, schnell',
  'Push, pull, carry, rest. Short rounds that anybody can follow.':
    'Drücken, ziehen, tragen, ausruhen. Kurze Runden, die alle schaffen.',
  'Climbers’ Mobility': 'Beweglich an der Wand',
  'For shoulders, hips and fingers that want to reach further.':
    'Für Schultern, Hüfte und Finger, die weiter wollen.',
  'Open Dance Floor': 'Offene Tanzfläche',
  'Thirty minutes to get to know us and the music, free of charge.':
    'Dreißig Minuten, um uns und die Musik kennenzulernen. Kostenlos.',

  // Events
  'Open Air Workout': 'Training im Freien',
  'All coaches, one park, ninety minutes. Whoever you bring along is welcome.':
    'Das ganze Team, ein Park, neunzig Minuten. Bring mit, wen du magst.',
  'Nutrition Evening': 'Ernährungsabend',
  'A talk, a tasting, and time for every question. Free of charge.':
    'Ein Vortrag, eine Verkostung und Zeit für jede Frage. Kostenlos.',
  'Outdoor Bootcamp': 'Bootcamp im Freien',
  'Sleds, sandbags and teams of four. We go outside in any weather.':
    'Schlitten, Sandsäcke und Teams zu viert. Wir gehen bei jedem Wetter raus.',
  'Nutrition Talk': 'Vortrag über Ernährung',
  'What to eat before and after you lift, with plates to taste. Free of charge.':
    'Was du vor und nach dem Training isst, mit Kostproben. Kostenlos.',
  'Open Air Dance': 'Tanz im Freien',
  'One courtyard, three teachers, ninety minutes of music. Whoever you bring along is welcome.':
    'Ein Innenhof, drei Lehrkräfte, neunzig Minuten Musik. Bring mit, wen du magst.',
  'Boulder Film Evening': 'Filmabend übers Bouldern',
  'Two short films from the mountains, then open walls. Free of charge.':
    'Zwei Kurzfilme aus den Bergen, danach freie Wände. Kostenlos.',

  // Ways to pay for classes, events and appointments
  'Single visit': 'Einzelbesuch',
  'Free visit': 'Kostenloser Besuch',
  'One visit to this class.': 'Ein Besuch in diesem Kurs.',
  'One place': 'Ein Platz',
  'Free place': 'Kostenloser Platz',
  'One place at this event.': 'Ein Platz bei diesem Event.',
  'Single training': 'Einzeltraining',
  'Body check for members': 'Body-Check für Mitglieder',
  'One appointment.': 'Ein Termin.',
  'Pack of five trainings': 'Fünf Trainings',
  'Pack of five': 'Fünferkarte',
  'Pack of ten': 'Zehnerkarte',
  'Trial visit': 'Probebesuch',
  'Nutrition advice': 'Ernährungsberatung',

  // Appointments
  'An hour with a trainer, all about you: technique, a plan, and the next step.':
    'Eine Stunde im Einzeltraining, ganz für dich: Technik, ein Plan und der nächste Schritt.',
  'Body Check': 'Body-Check',
  'Half an hour on the scales that know more than your weight, and what to make of it.':
    'Eine halbe Stunde auf der Waage, die mehr als dein Gewicht kennt, und was daraus folgt.',
  'Trial Session': 'Probetraining',
  'Trial session': 'Probetraining',
  'Come by, look around and train with us for an hour.':
    'Komm vorbei, sieh dich um und trainiere eine Stunde bei uns.',
  'Starter hour': 'Startstunde',
  'One hour, one coach, and a plan for your first four weeks.':
    'Eine Stunde zu zweit und ein Plan für deine ersten vier Wochen.',

  // Products
  'Class pack': 'Kurspaket',
  'Places in any class, whenever it suits you. Use your visits when you book.':
    'Plätze in jedem Kurs, wann es dir passt. Beim Buchen löst du sie ein.',
  '5 classes': '5 Kurse',
  '10 classes': '10 Kurse',
  'Bring a friend': 'Bring jemanden mit',
  'Three places for whoever you bring along. For members only.':
    'Drei Plätze für alle, die du mitbringst. Nur für Mitglieder.',
  '3 places': '3 Plätze',
  'Day pass': 'Tagesticket',
  'Train as long as you like on one day, changing room and showers included. Pupils, students, trainees and people over 65 pay the reduced price; bring a card that shows it.':
    'Trainiere einen Tag lang, so lange du willst, mit Umkleide und Duschen. Ermäßigt für Schule, Studium, Ausbildung und über 65; bring einen Nachweis mit.',
  'One day': 'Ein Tag',
  'One day, reduced (students, trainees, over 65)':
    'Ein Tag, ermäßigt (Studium, Ausbildung, über 65)',
  'Gift voucher': 'Geschenkgutschein',
  'An amount to spend on anything at the studio. You can write a few words on it.':
    'Ein Betrag für alles, was es im Studio gibt. Du kannst ein paar Worte dazuschreiben.',
  Credit: 'Guthaben',
  'To spend at the bar and in the shop.': 'Zum Ausgeben an der Bar und im Shop.',
  Small: 'Klein',
  Medium: 'Mittel',
  Large: 'Groß',

  // Memberships
  'Starter pack': 'Startpaket',
  'Service fee': 'Servicepauschale',
  Drinks: 'Getränke',
  'As much as you like from the bar.': 'So viel du magst an der Bar.',
  'All machines and free weights, whenever the studio is open.':
    'Alle Geräte und freien Gewichte, solange das Studio geöffnet ist.',
  'Everything: machines, classes and sauna, at all studios of the chain.':
    'Alles: Geräte, Kurse und Sauna, in allen Studios der Kette.',
  'The first two payments': 'Die ersten zwei Zahlungen',
  'Half the first month': 'Der halbe erste Monat',
  'Classes and sauna': 'Kurse und Sauna',
  'Every class and the sauna, as often as you like.': 'Jeder Kurs und die Sauna, so oft du willst.',
  'Personal training': 'Personal Training',
  'An hour with a trainer of your own, each month.': 'Jeden Monat eine Stunde im Einzeltraining.',
  'Four weeks': 'Vier Wochen',
  'Get to know us. It ends by itself.': 'Zum Kennenlernen. Endet von selbst.',
  'Get to know us, with two classes a week. It ends by itself.':
    'Zum Kennenlernen, mit zwei Kursen pro Woche. Endet von selbst.',
  'General terms': 'Allgemeine Geschäftsbedingungen',
  'The general terms of the studio are part of this contract. I have read them and agree to them.':
    'Die Allgemeinen Geschäftsbedingungen des Studios sind Teil dieses Vertrags. Ich habe sie gelesen und stimme ihnen zu.',
  'Rules of the house': 'Hausordnung',
  'I train at my own risk as far as the law allows, with clean shoes and a towel.':
    'Ich trainiere, soweit das Gesetz es erlaubt, auf eigene Gefahr, mit sauberen Schuhen und Handtuch.',
  'News and offers by email': 'Neuigkeiten und Angebote per E-Mail',
  'The studio may write to me about news and offers. I can object at any time.':
    'Das Studio darf mir über Neuigkeiten und Angebote schreiben. Ich kann jederzeit widersprechen.',

  // Loyalty programs, rewards, referrals and compensations
  'Points for what you do anyway': 'Punkte für das, was du sowieso tust',
  'Every class you take and every friend you bring earns points. Choose **what you want** for them: something to drink, credit to spend, or a week for nothing.\n\nPoints count for twelve months.':
    'Jeder Kurs und jeder Freund, den du mitbringst, bringt Punkte. Such dir dafür aus, **was du willst**: etwas zu trinken, Guthaben oder eine Woche kostenlos.\n\nPunkte gelten zwölf Monate.',
  'Collect points with every class and choose what you want for them.':
    'Sammle mit jedem Kurs Punkte und such dir dafür aus, was du willst.',
  'Points for every class': 'Punkte für jeden Kurs',
  'Rewards from 80 points': 'Prämien ab 80 Punkten',
  'Three levels to reach': 'Drei Stufen zu erreichen',
  'For those who come often': 'Für alle, die oft kommen',
  'Points count until the end of the next year.': 'Punkte gelten bis zum Ende des nächsten Jahres.',
  'Join the club. We confirm it within a day.':
    'Komm in den Club. Wir bestätigen es innerhalb eines Tages.',
  'You collect points.': 'Du sammelst Punkte.',
  'A towel with every visit.': 'Ein Handtuch bei jedem Besuch.',
  'Bring a friend for nothing on Sundays.': 'Bring sonntags kostenlos einen Freund mit.',
  Silver: 'Silber',
  Welcome: 'Willkommen',
  'Join the program.': 'Mach beim Programm mit.',
  'Take part in a class': 'An einem Kurs teilnehmen',
  'Book a class here and come. The points are yours when it is over.':
    'Buch hier einen Kurs und komm. Danach gehören die Punkte dir.',
  'Bring somebody along': 'Jemanden mitbringen',
  'Somebody signs a contract with your code.': 'Jemand schließt mit deinem Code einen Vertrag ab.',
  'Show this page at the desk.': 'Zeig diese Seite am Empfang.',
  'Protein bar': 'Proteinriegel',
  'Whichever you like.': 'Welchen du magst.',
  'Summer towel': 'Sommerhandtuch',
  'Soft and large. There were twenty of them.': 'Weich und groß. Es gab zwanzig davon.',
  'A voucher for a friend': 'Ein Gutschein für einen Freund',
  '20 off the first payment of a new contract.':
    '20 weniger bei der ersten Zahlung eines neuen Vertrags.',
  'You get a code that your friend enters when signing.':
    'Du bekommst einen Code, den dein Freund beim Abschluss eingibt.',
  '10 to spend': '10 Guthaben',
  'At the bar and in the shop.': 'An der Bar und im Shop.',
  'It is added to your credit at once.': 'Es wird sofort deinem Guthaben gutgeschrieben.',
  'A week for nothing': 'Eine Woche kostenlos',
  'You pay nothing for a week of your contract.':
    'Du zahlst eine Woche lang nichts für deinen Vertrag.',
  'It is taken off the payment that you choose.':
    'Es wird von der Zahlung abgezogen, die du auswählst.',
  '15 off': '15 Nachlass',
  'Off what you owe next.': 'Auf das, was du als Nächstes zahlst.',
  'It is taken off your account at once.': 'Es wird sofort von deinem Konto abgezogen.',
  'An hour with a trainer of your own.': 'Eine Stunde mit eigener Trainerin oder eigenem Trainer.',
  'Choose a time at the desk.': 'Such dir am Empfang einen Termin aus.',
  'A month for nothing': 'Ein Monat kostenlos',
  'You pay nothing for a month of your contract.':
    'Du zahlst einen Monat lang nichts für deinen Vertrag.',
  '20 to spend': '20 Guthaben',
  'Closed for repairs': 'Wegen Reparaturen geschlossen',
  'Sauna closed': 'Sauna geschlossen',
  'Closed in autumn': 'Im Herbst geschlossen',
  'Heating failure': 'Heizungsausfall',
  'Pool closed': 'Becken geschlossen',
  'Water damage': 'Wasserschaden',
  'Power cut': 'Stromausfall',
  'Closed in an earlier year': 'In einem früheren Jahr geschlossen',
  'Train with your friends: you both get something out of it.':
    'Trainiere mit Freunden: Ihr habt beide etwas davon.',
  'A free month for each friend who joins.':
    'Ein Monat kostenlos für jeden Freund, der Mitglied wird.',
  'Come in': 'Vorbeikommen',
  'Check in at the studio, once a day.': 'Checke einmal am Tag im Studio ein.',
  'A thank-you from the studio': 'Ein Dankeschön vom Studio',
  'The studio gives points for a helping hand, such as an open day.':
    'Das Studio gibt Punkte fürs Mithelfen, zum Beispiel am Tag der offenen Tür.',
  'Book a class and check in for it.': 'Buch einen Kurs und checke dafür ein.',
  'Closed for a week': 'Eine Woche geschlossen',
};
