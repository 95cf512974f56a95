import type { NewsTexts } from './types.ts';

export const spanish: NewsTexts = (studio) => ({
  anniversary: {
    title: `${studio} cumple años`,
    teaser: 'Gracias por un año más: el sábado hay tarta y clases abiertas para todo el mundo.',
    body: '<p>Un año más y seguimos con las mismas ganas. El <strong>sábado desde las 10:00</strong> lo celebramos contigo.</p><ul><li>Tarta en el bar, hasta que se acabe</li><li>Todas las clases sin reserva</li><li>Trae a quien quieras</li></ul>',
  },
  equipment: {
    title: 'Nuevas máquinas de remo',
    teaser: 'Hay seis nuevas junto a la ventana. Te enseñamos a ajustarlas cuando quieras.',
    body: '<p>Las máquinas de remo antiguas ya han remado bastante. <strong>Seis nuevas</strong> te esperan junto a la ventana.</p><p>¿Quieres que te expliquemos cómo funcionan? Pregunta en recepción.</p>',
  },
  course: {
    title: 'Nuevo en el horario: clases a mediodía',
    teaser:
      '¿Demasiado tiempo en la silla? Ahora hay una clase todos los martes y jueves a las 12:15.',
    body: '<p>Cabe en la pausa del mediodía y te deja la cabeza despejada.</p><ul><li>Martes y jueves, 12:15</li><li>Con una toalla y agua te basta</li></ul><p>Las plazas están, como siempre, en <em>Clases</em>.</p>',
  },
  holiday: {
    title: 'Horario reducido en festivo',
    teaser: 'El próximo festivo abrimos de 9:00 a 14:00.',
    body: '<p>El próximo festivo te esperamos de <strong>9:00 a 14:00</strong>. Por la tarde y por la noche no hay clases; si has reservado, te avisaremos.</p>',
  },
  openDay: {
    title: 'Jornada de puertas abiertas',
    teaser: 'Trae a alguien que aún no nos conozca: hoy todo el mundo entrena gratis.',
    body: '<p>Hoy todo el mundo entrena gratis, con o sin abono.</p><ul><li>Visitas guiadas a las horas en punto</li><li>Clases de prueba desde las 16:00</li></ul>',
  },
  challenge: {
    title: 'Empieza el reto de invierno',
    teaser: 'Doce visitas en cuatro semanas. Si lo consigues, te llevas una botella deportiva.',
    body: '<p>Cuatro semanas, doce visitas, una botella deportiva. Apúntate en recepción.</p>',
  },
});
