/** Colors of the styles, made from one color of the brand and a few that suit it. */
import type { Tone } from './layers.ts';
import type { PictureStyle, Turn } from './scene.ts';

export type Palette = Record<Tone, string>;

/** Mixes two colors `#RRGGBB`. @param share of the second, from 0 to 1 */
function mix(one: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

const tint = (color: string, share: number): string => mix(color, '#ffffff', share);
const shade = (color: string, share: number): string => mix(color, '#000000', share);

/** Skin of the two people of a scene. */
const skins = [
  ['#f3c3a2', '#9a6244'],
  ['#8a583c', '#eab592'],
  ['#c98f68', '#6f4530'],
  ['#f0b994', '#c38a63'],
] as const;

const paletteByStyle = {
  LINE(brand, turn) {
    const ink = shade(brand, 0.5);
    const [skin, skinTwo] = skins[turn];
    const [ground, floor, shape, shapeDeep, top] = (
      [
        [tint(brand, 0.9), tint(brand, 0.8), tint(brand, 0.72), tint(brand, 0.6), '#ff9d5c'],
        ['#fff3e4', '#ffe3c4', '#ffd3a3', '#f7bd85', '#ff7f66'],
        [tint(brand, 0.76), tint(brand, 0.64), tint(brand, 0.93), tint(brand, 0.58), '#ffc44d'],
        ['#e4f3ee', '#cbe7dc', '#b3ddcd', '#93c9b5', '#ff9d5c'],
      ] as const
    )[turn];
    return {
      ground,
      floor,
      shape,
      shapeDeep,
      paper: '#ffffff',
      ink,
      main: brand,
      mainDeep: shade(brand, 0.25),
      soft: tint(brand, 0.5),
      accent: top,
      leaf: '#58a890',
      water: tint(brand, 0.25),
      waterDeep: brand,
      wood: '#f6d3b3',
      woodDeep: '#dba97c',
      skin,
      skinDeep: shade(skin, 0.14),
      skinTwo,
      skinTwoDeep: shade(skinTwo, 0.14),
      hair: ink,
      hairTwo: '#6b3a2a',
      top,
      topDeep: shade(top, 0.12),
      bottom: brand,
      bottomDeep: shade(brand, 0.3),
      topTwo: '#ffffff',
      topTwoDeep: tint(brand, 0.8),
      bottomTwo: tint(brand, 0.35),
      bottomTwoDeep: tint(brand, 0.15),
      shoe: '#ffffff',
    };
  },
  DUOTONE(brand, turn) {
    const darken = (share: number) => mix(brand, '#0a0d12', share);
    const night = darken(0.93);
    const bright = turn % 2 === 1;
    const skin = tint(brand, 0.75);
    const [accent, accentDeep] = ['#ff6a3d', '#c94a22'];
    return {
      ...(bright
        ? {
            ground: brand,
            floor: darken(0.16),
            shape: tint(brand, 0.35),
            shapeDeep: darken(0.22),
            soft: darken(0.4),
            main: darken(0.82),
            mainDeep: night,
            leaf: darken(0.6),
            water: darken(0.7),
            waterDeep: darken(0.85),
            wood: darken(0.12),
            woodDeep: darken(0.3),
            bottom: night,
            bottomDeep: darken(0.75),
            bottomTwo: darken(0.62),
            bottomTwoDeep: darken(0.75),
            topTwo: night,
            topTwoDeep: darken(0.75),
          }
        : {
            ground: darken(0.84),
            floor: night,
            shape: darken(0.56),
            shapeDeep: darken(0.7),
            soft: darken(0.55),
            main: brand,
            mainDeep: darken(0.3),
            leaf: darken(0.42),
            water: brand,
            waterDeep: darken(0.35),
            wood: darken(0.62),
            woodDeep: darken(0.78),
            bottom: brand,
            bottomDeep: darken(0.35),
            bottomTwo: darken(0.4),
            bottomTwoDeep: darken(0.55),
            topTwo: brand,
            topTwoDeep: darken(0.35),
          }),
      paper: tint(brand, 0.88),
      ink: darken(0.97),
      accent,
      skin,
      skinDeep: darken(0.08),
      skinTwo: skin,
      skinTwoDeep: darken(0.08),
      hair: darken(0.97),
      hairTwo: darken(0.97),
      top: accent,
      topDeep: accentDeep,
      shoe: bright ? '#ffffff' : accent,
    };
  },
  CUTOUT(brand, turn) {
    const cream = '#fdf1df';
    const [skin, skinTwo] = skins[turn];
    const [ground, sun, hill, top] = (
      [
        [mix(brand, cream, 0.88), '#efb548', mix(brand, cream, 0.6), brand],
        ['#dfe0c8', cream, '#a9b894', '#cf6a43'],
        [mix(brand, cream, 0.72), cream, '#e2a33b', brand],
        ['#f6dda6', mix(brand, cream, 0.5), '#b9c2a4', '#355c5a'],
      ] as const
    )[turn];
    const teal = '#355c5a';
    return {
      ground,
      floor: hill,
      shape: sun,
      shapeDeep: mix(sun, brand, 0.4),
      paper: '#fffaf2',
      ink: shade(brand, 0.68),
      main: brand,
      mainDeep: shade(brand, 0.28),
      soft: mix(brand, cream, 0.5),
      accent: '#e8a42c',
      leaf: '#6f8a6a',
      water: '#4c7f80',
      waterDeep: teal,
      wood: '#dda669',
      woodDeep: '#b97d45',
      skin,
      skinDeep: shade(skin, 0.1),
      skinTwo,
      skinTwoDeep: shade(skinTwo, 0.1),
      hair: shade(brand, 0.72),
      hairTwo: '#5a2f22',
      top,
      topDeep: shade(top, 0.15),
      bottom: turn === 3 ? shade(brand, 0.25) : teal,
      bottomDeep: shade(turn === 3 ? shade(brand, 0.25) : teal, 0.2),
      topTwo: '#fffaf2',
      topTwoDeep: '#e9dccb',
      bottomTwo: '#e8a42c',
      bottomTwoDeep: '#c98a22',
      shoe: '#fffaf2',
    };
  },
} satisfies Record<PictureStyle, (brand: string, turn: Turn) => Palette>;

/** Returns the colors of a scene. @param brand `#RRGGBB` */
export const createPalette = (style: PictureStyle, brand: string, turn: Turn): Palette =>
  paletteByStyle[style](brand, turn);
