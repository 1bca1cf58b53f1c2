import type { AreaCode } from '@dswine/shared/contract/wire';

export type Theme = AreaCode | 'fair';

/**
 * A backdrop in the light and in the dark scheme: the wall, the large shape on it, and the table.
 */
export type Backdrop = { wall: Pair; shape: Pair; table: Pair };
export type Pair = readonly [light: string, dark: string];

export type Palette = {
  accent: string;
  /** Secondary inks that fit the accent, for labels, capsules and small shapes. */
  inks: readonly [string, ...string[]];
  backdrops: readonly [Backdrop, ...Backdrop[]];
};

export const paper = '#fbf8f3';
export const ink = '#1e1a17';
export const brass = '#b08d3e';
export const green = '#173b32';

const backdrop = (wall: Pair, shape: Pair, table: Pair): Backdrop => ({ wall, shape, table });

export const palettes: Record<Theme, Palette> = {
  wine: {
    accent: '#7b1e3a',
    inks: ['#7b1e3a', '#173b32', '#2b2a3a', '#a4552f', '#b08d3e', '#5a2a44'],
    backdrops: [
      backdrop(['#f4e8e2', '#3a2a2b'], ['#e0b9b6', '#6d4147'], ['#e9d5cc', '#4b3535']),
      backdrop(['#f1e9dc', '#37302a'], ['#dcb48f', '#75523b'], ['#e4d5c0', '#483c33']),
      backdrop(['#eae4e4', '#322b31'], ['#b98a9a', '#6a4556'], ['#dacdd0', '#443840']),
      backdrop(['#e9ebe0', '#2c312a'], ['#b4c0a0', '#525d45'], ['#d8dac8', '#3b4136']),
      backdrop(['#f6ecdf', '#3a2f28'], ['#cf7f6d', '#7d4237'], ['#ead6c2', '#4c3c32']),
    ],
  },
  spirits: {
    accent: '#9a4f0c',
    inks: ['#9a4f0c', '#1e1a17', '#173b32', '#7a2f1b', '#b08d3e', '#39454f'],
    backdrops: [
      backdrop(['#f5ebdc', '#382d22'], ['#e0b27c', '#7a5229'], ['#e8d6bd', '#4a3b2c']),
      backdrop(['#efe6da', '#332d27'], ['#c98f5e', '#774a2b'], ['#decfbd', '#443a31']),
      backdrop(['#e8e8e0', '#2c2e2b'], ['#9db0a6', '#4c5f57'], ['#d5d6cb', '#3b3f3a']),
      backdrop(['#f3e6d6', '#38291f'], ['#d6a05a', '#80541f'], ['#e5cfb2', '#4a3625']),
      backdrop(['#e9e6e3', '#2d2b2b'], ['#a9a3a6', '#57525a'], ['#d8d2cc', '#3d3939']),
    ],
  },
  sake: {
    accent: '#1f5673',
    inks: ['#1f5673', '#1e1a17', '#a63a2e', '#3d6b62', '#b08d3e', '#4a4668'],
    backdrops: [
      backdrop(['#e8eef0', '#25303a'], ['#a9c8d6', '#3e6479'], ['#d6e1e5', '#31404b']),
      backdrop(['#f1ede5', '#312d29'], ['#d9a79c', '#75473f'], ['#e3dacd', '#423c35']),
      backdrop(['#ebeee8', '#282f2c'], ['#a8bfb0', '#466056'], ['#d8dfd5', '#374039']),
      backdrop(['#eceaf0', '#2a2a35'], ['#b3b1cd', '#4f4d70'], ['#dad8e2', '#393948']),
      backdrop(['#f0ece2', '#2f2d28'], ['#7fa6b8', '#37596b'], ['#e0d9c9', '#403d35']),
    ],
  },
  beer: {
    accent: '#7d6000',
    inks: ['#7d6000', '#173b32', '#1e1a17', '#b4532a', '#2f5a6b', '#c79a1e'],
    backdrops: [
      backdrop(['#f6efd9', '#36301f'], ['#e6c766', '#7d6420'], ['#eadcb4', '#483f28']),
      backdrop(['#eef0df', '#2b3124'], ['#b9c47d', '#566029'], ['#dce0c4', '#3c4231']),
      backdrop(['#f5eadb', '#372c21'], ['#e09a5b', '#854f22'], ['#e8d5ba', '#493a2b']),
      backdrop(['#e9edec', '#283031'], ['#9fc0bf', '#42605f'], ['#d6dedc', '#384243']),
      backdrop(['#f4eddf', '#342e24'], ['#cfae7a', '#6e5630'], ['#e5d9c1', '#463d2f']),
    ],
  },
  fair: {
    accent: '#173b32',
    inks: ['#173b32', '#7b1e3a', '#9a4f0c', '#1f5673', '#b08d3e'],
    backdrops: [
      backdrop(['#eaf0ea', '#232d29'], ['#b3cbbd', '#3c5f53'], ['#d8e3d9', '#2f3d37']),
      backdrop(['#f3eee2', '#302c25'], ['#d9bf86', '#6c5728'], ['#e5dcc6', '#413a2e']),
    ],
  },
};
