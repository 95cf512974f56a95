/** The samples' texts in Spanish, by the stored ones. */
export const spanishSamples: Readonly<Record<string, string>> = {
  // Categories and rooms
  Strength: 'Fuerza',
  Recovery: 'Recuperación',
  Back: 'Espalda',
  Boxing: 'Boxeo',
  Conditioning: 'Acondicionamiento',
  Mobility: 'Movilidad',
  Cycling: 'Ciclo indoor',
  Dance: 'Baile',
  Climbing: 'Escalada',
  Functional: 'Funcional',
  'Iron hall': 'Sala de hierro',
  'The ring': 'El ring',
  'Dark room': 'Sala oscura',
  'Training yard': 'Patio de entrenamiento',

  // Classes of Volt
  'Sunrise Strength': 'Fuerza al amanecer',
  'Squat, press, pull. Done before the city wakes up.':
    'Sentadillas, empujes y tirones. Terminas antes de que despierte la ciudad.',
  'Boxing Technique': 'Técnica de boxeo',
  'Footwork, guard and combinations with a partner. Gloves are here, bring wraps.':
    'Juego de pies, guardia y combinaciones en pareja. Los guantes los ponemos nosotros; las vendas, tú.',
  'Fight Night Conditioning': 'Cardio de combate',
  'Ropes, sleds and rounds on the clock. Nobody spars, everybody sweats.':
    'Cuerdas, trineos y asaltos contra el reloj. Nadie hace sparring, todo el mundo suda.',
  'Kettlebells at Home': 'Kettlebells en casa',
  'A live stream for one kettlebell and a bit of floor.':
    'Una clase online en directo: te bastan una kettlebell y un poco de suelo.',
  'Barbell Basics': 'Iniciación con barra',
  'Three lifts from scratch, with a coach at every rack.':
    'Tres levantamientos desde cero, con supervisión en cada rack.',
  'Heavy Lifting': 'Fuerza máxima',
  'Low reps, long breaks, a coach on the platforms. Come with a number you want to beat.':
    'Pocas repeticiones, descansos largos y supervisión en las plataformas. Ven con una marca que batir.',
  'Sprints in the dark, by the beat. Your watts are on the screen if you want them there.':
    'Sprints a oscuras, al ritmo de la música. Tus vatios salen en pantalla si tú quieres.',
  'Long Ride': 'Ruta larga',
  'Ninety minutes in the saddle, half of them uphill.':
    'Noventa minutos sobre el sillín, la mitad cuesta arriba.',
  'Row & Sprint': 'Remo y sprint',
  'Rowers and sleds in turns. Go as hard as your partner lets you.':
    'Remo y trineo por turnos. Dale tan fuerte como te deje tu pareja de entreno.',
  'Lunch-Break HIIT': 'HIIT de mediodía',
  'Thirty minutes, no small talk, back at your desk by one.':
    'Treinta minutos sin charlas, y a la una ya estás de vuelta en tu mesa.',
  'Members’ Open Platform': 'Plataforma libre con abono',
  'The platforms are yours, chalk included. For members only.':
    'Las plataformas son tuyas, magnesio incluido. Solo con abono.',
  'Bag Work': 'Trabajo de saco',
  'Twelve rounds on the heavy bag. No partner, no experience needed.':
    'Doce asaltos contra el saco pesado. No necesitas pareja ni experiencia.',
  'Lifters’ Mobility': 'Movilidad bajo la barra',
  'Ankles, hips and shoulders, so that you get deeper and stay healthy.':
    'Tobillos, caderas y hombros, para que bajes más y te lesiones menos.',
  'First Class Free': 'Primera clase gratis',
  'Half an hour at half speed to see how we train, free of charge.':
    'Media hora a medio gas para que veas cómo entrenamos. Gratis.',

  // Events
  'Outdoor Bootcamp': 'Bootcamp al aire libre',
  'Sleds, sandbags and teams of four. We go outside in any weather.':
    'Trineos, sacos de arena y equipos de cuatro. Salimos haga el tiempo que haga.',
  'Nutrition Talk': 'Charla de nutrición',
  'What to eat before and after you lift, with plates to taste. Free of charge.':
    'Qué comer antes y después de entrenar, con platos para probar. Gratis.',

  // Ways to pay for classes, events and appointments
  'Single visit': 'Visita suelta',
  'Free visit': 'Visita gratis',
  'One visit to this class.': 'Una visita a esta clase.',
  'One place': 'Una plaza',
  'Free place': 'Plaza gratis',
  'One place at this event.': 'Una plaza en este evento.',
  'Single training': 'Sesión individual',
  'Body check for members': 'Análisis corporal con abono',
  'One appointment.': 'Una cita.',
  'Pack of five trainings': 'Bono de cinco entrenamientos',
  'Pack of ten': 'Bono de diez visitas',

  // Appointments
  'Personal Training': 'Entrenamiento personal',
  'An hour with a trainer, all about you: technique, a plan, and the next step.':
    'Una hora de entrenamiento solo para ti: técnica, un plan y el siguiente paso.',
  'Body Check': 'Análisis corporal',
  'Half an hour on the scales that know more than your weight, and what to make of it.':
    'Media hora con una báscula que sabe mucho más que tu peso, y qué hacer con los resultados.',
  'Trial Session': 'Sesión de prueba',
  'Trial session': 'Sesión de prueba',
  'Come by, look around and train with us for an hour.':
    'Pásate, echa un vistazo y entrena una hora con nosotros.',
  'Starter hour': 'Sesión de arranque',
  'One hour, one coach, and a plan for your first four weeks.':
    'Una hora, atención personal y un plan para tus primeras cuatro semanas.',

  // Products
  'Class pack': 'Bono de clases',
  'Places in any class, whenever it suits you. Use your visits when you book.':
    'Plazas en cualquier clase, cuando te venga bien. Usa tus visitas al reservar.',
  '5 classes': '5 clases',
  '10 classes': '10 clases',
  'Bring a friend': 'Trae a quien quieras',
  'Three places for whoever you bring along. For members only.':
    'Tres plazas para quienes vengan contigo. Solo con abono.',
  '3 places': '3 plazas',
  'Day pass': 'Pase de día',
  'Train as long as you like on one day, changing room and showers included. Pupils, students, trainees and people over 65 pay the reduced price; bring a card that shows it.':
    'Entrena un día todo el tiempo que quieras, con vestuario y duchas incluidos. Precio reducido para estudiantes, personas en formación y mayores de 65 años; trae un documento que lo acredite.',
  'One day': 'Un día',
  'One day, reduced (students, trainees, over 65)':
    'Un día, precio reducido (estudiantes, personas en formación, mayores de 65 años)',
  'Gift voucher': 'Tarjeta regalo',
  'An amount to spend on anything at the studio. You can write a few words on it.':
    'Un importe para gastar en lo que sea del centro. Puedes añadir unas palabras.',
  Credit: 'Recarga del monedero',
  'To spend at the bar and in the shop.': 'Para gastar en el bar y en la tienda.',
  Small: 'Pequeña',
  Medium: 'Mediana',
  Large: 'Grande',

  // Memberships
  Basic: 'Básico',
  'Starter pack': 'Pack de bienvenida',
  'Service fee': 'Cuota de servicio',
  Drinks: 'Bebidas',
  'As much as you like from the bar.': 'Todo lo que quieras del bar.',
  'All machines and free weights, whenever the studio is open.':
    'Todas las máquinas y el peso libre, en todo el horario de apertura.',
  'Everything: machines, classes and sauna, at all studios of the chain.':
    'Todo: máquinas, clases y sauna, en todos los centros de la cadena.',
  'The first two payments': 'Los dos primeros pagos',
  'Half the first month': 'La mitad del primer mes',
  'Classes and sauna': 'Clases y sauna',
  'Every class and the sauna, as often as you like.':
    'Todas las clases y la sauna, tantas veces como quieras.',
  'Personal training': 'Entrenamiento personal',
  'An hour with a trainer of your own, each month.':
    'Cada mes, una hora de entrenamiento solo para ti.',
  'Four weeks': 'Cuatro semanas',
  'Get to know us. It ends by itself.': 'Para conocernos. Termina automáticamente.',
  'Get to know us, with two classes a week. It ends by itself.':
    'Para conocernos, con dos clases a la semana. Termina automáticamente.',
  'General terms': 'Condiciones generales',
  'The general terms of the studio are part of this contract. I have read them and agree to them.':
    'Las condiciones generales del centro forman parte de este contrato. Las he leído y las acepto.',
  'Rules of the house': 'Normas del centro',
  'I train at my own risk as far as the law allows, with clean shoes and a towel.':
    'Entreno por mi cuenta y riesgo en la medida en que lo permita la ley, con calzado limpio y toalla.',
  'News and offers by email': 'Novedades y ofertas por correo electrónico',
  'The studio may write to me about news and offers. I can object at any time.':
    'El centro puede escribirme para informarme de novedades y ofertas. Puedo oponerme en cualquier momento.',

  // Consents
  'General terms and conditions': 'Condiciones generales',
  'I have read the general terms and conditions and accept them.':
    'He leído las condiciones generales y las acepto.',
  'Yes, email me news and offers': 'Sí, quiero recibir novedades y ofertas por correo electrónico',
  'Allgemeine Geschäftsbedingungen': 'Condiciones generales',
  'Ich habe die Allgemeinen Geschäftsbedingungen gelesen und stimme ihnen zu.':
    'He leído las condiciones generales y las acepto.',
  'Ja, schickt mir Neuigkeiten und Angebote per E-Mail':
    'Sí, quiero recibir novedades y ofertas por correo electrónico',

  // Loyalty programs, rewards, referrals and compensations
  'Points for every class': 'Puntos por cada clase',
  'For those who come often': 'Para quienes vienen a menudo',
  'Points count until the end of the next year.':
    'Los puntos son válidos hasta el final del año siguiente.',
  'Join the club. We confirm it within a day.':
    'Apúntate al club. Te lo confirmamos en menos de un día.',
  'You collect points.': 'Consigues puntos.',
  'A towel with every visit.': 'Una toalla en cada visita.',
  'Bring a friend for nothing on Sundays.': 'Los domingos, quien venga contigo entrena gratis.',
  Bronze: 'Bronce',
  Silver: 'Plata',
  Gold: 'Oro',
  Welcome: 'Bienvenida',
  'Join the program.': 'Apúntate al programa.',
  'Take part in a class': 'Ir a una clase',
  'Book a class here and come. The points are yours when it is over.':
    'Reserva aquí una clase y ven. Al terminar, los puntos son tuyos.',
  'Bring somebody along': 'Traer a alguien',
  'Somebody signs a contract with your code.': 'Alguien contrata un abono con tu código amigo.',
  'Show this page at the desk.': 'Enseña esta página en recepción.',
  'Protein bar': 'Barrita de proteínas',
  'Whichever you like.': 'La que más te guste.',
  'Summer towel': 'Toalla de verano',
  'Soft and large. There were twenty of them.': 'Suave y grande. Solo había veinte.',
  'A voucher for a friend': 'Una tarjeta regalo para quien quieras',
  '20 off the first payment of a new contract.':
    '20 de descuento en el primer pago de un nuevo abono.',
  'You get a code that your friend enters when signing.':
    'Recibes un código que esa persona introduce al contratar su abono.',
  '10 to spend': '10 para tu monedero',
  'At the bar and in the shop.': 'Para gastar en el bar y en la tienda.',
  'It is added to your credit at once.': 'Se añade a tu monedero al momento.',
  'A week for nothing': 'Una semana gratis',
  'You pay nothing for a week of your contract.':
    'No pagas nada durante una semana de tu contrato.',
  'It is taken off the payment that you choose.': 'Se descuenta del pago que elijas.',
  '15 off': '15 de descuento',
  'Off what you owe next.': 'En lo próximo que tengas que pagar.',
  'It is taken off your account at once.': 'Se descuenta enseguida de tu importe pendiente.',
  'An hour with a trainer of your own.': 'Una hora de entrenamiento solo para ti.',
  'Choose a time at the desk.': 'Elige la hora en recepción.',
  'A month for nothing': 'Un mes gratis',
  'You pay nothing for a month of your contract.': 'No pagas nada durante un mes de tu contrato.',
  '20 to spend': '20 para tu monedero',
  'Train with your friends: you both get something out of it.':
    'Entrena con tu gente: salís ganando.',
  'A free month for each friend who joins.':
    'Un mes gratis por cada persona que se apunte gracias a ti.',
  'Come in': 'Venir al centro',
  'Check in at the studio, once a day.': 'Registra tu entrada en el centro, una vez al día.',
  'A thank-you from the studio': 'Un agradecimiento del centro',
  'The studio gives points for a helping hand, such as an open day.':
    'El centro da puntos por echar una mano, por ejemplo en una jornada de puertas abiertas.',
  'Book a class and check in for it.': 'Reserva una clase y registra tu entrada.',
};
