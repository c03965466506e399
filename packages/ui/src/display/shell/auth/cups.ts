import { palette } from '../../../theme/palette';

const { kahve, cini, karamel } = palette;

/** What is in a cup: how it is drawn, its colour, and whether the saucer is glazed. */
export interface Cup {
  art: 'plain' | 'grounds' | 'heart' | 'fern';
  fill: string;
  line?: string;
  glazed?: boolean;
}

const empty: Cup = { art: 'plain', fill: kahve[200] };
const black: Cup = { art: 'plain', fill: kahve[900] };
const drunk: Cup = { art: 'grounds', fill: kahve[800] };
const grounds: Cup = { art: 'grounds', fill: kahve[700] };
const heart: Cup = { art: 'heart', fill: karamel[700] };
const light: Cup = { art: 'fern', fill: karamel[800], line: karamel[100] };
const dark: Cup = { art: 'fern', fill: karamel[900], line: karamel[200] };
const glazedLatte: Cup = { art: 'plain', fill: karamel[700], glazed: true };
const glazedGrounds: Cup = { art: 'plain', fill: kahve[700], glazed: true };

/** Cups by row, from the left, with the angle of their handle in degrees. Every other row begins half a cup further right. */
export const cupRows: readonly (readonly (readonly [Cup, number])[])[] = [
  [
    [drunk, 35],
    [empty, -145],
    [heart, -35],
    [light, 20],
    [dark, 145],
    [grounds, 35],
    [black, -145],
  ],
  [
    [black, 145],
    [drunk, 35],
    [empty, -145],
    [glazedLatte, -35],
    [light, 20],
    [dark, 145],
    [grounds, 35],
  ],
  [
    [grounds, 20],
    [black, 145],
    [drunk, 35],
    [empty, -145],
    [heart, -35],
    [light, 20],
    [dark, 145],
  ],
  [
    [dark, -35],
    [glazedGrounds, 20],
    [black, 145],
    [drunk, 35],
    [empty, -145],
    [heart, -35],
    [light, 20],
  ],
  [
    [light, -145],
    [dark, -35],
    [grounds, 20],
    [black, 145],
    [drunk, 35],
    [empty, -145],
    [heart, -35],
  ],
  [
    [heart, 35],
    [light, -145],
    [dark, -35],
    [grounds, 20],
    [black, 145],
    [drunk, 35],
    [empty, -145],
  ],
];

export const cupColours = {
  porcelain: kahve[50],
  saucer: kahve[850],
  glaze: cini[700],
  petal: cini[300],
  milk: karamel[50],
  ring: kahve[100],
};
export const cupStep = { x: 176, y: 154.88, left: -136, shift: 88, top: 60 };
