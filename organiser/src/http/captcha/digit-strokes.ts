export type Point = readonly [x: number, y: number];

/** The lines of each digit on a grid of 4 by 6. The points of a line are joined in order. */
const drawn: Record<string, string[]> = {
  '0': ['1,0 3,0 4,1.5 4,4.5 3,6 1,6 0,4.5 0,1.5 1,0'],
  '1': ['0.8,1.4 2.2,0 2.2,6', '0.8,6 3.6,6'],
  '2': ['0,1.4 1,0 3,0 4,1.2 3.8,2.4 0,6 4,6'],
  '3': ['0,0.4 2.6,0 4,1.4 2.8,2.8 1.4,2.9', '2.8,2.8 4,4.4 2.8,6 0,5.7'],
  '4': ['3,6 3,0 0,4.2 4,4.2'],
  '5': ['3.8,0 0.5,0 0.2,2.6 2.6,2.4 4,3.8 3.4,5.6 1.6,6 0,5.4'],
  '6': ['3.6,0.2 1.4,1.2 0.1,3.6 0.6,5.6 2.2,6 3.8,5 3.6,3.4 2,2.8 0.3,3.8'],
  '7': ['0,0 4,0 1.4,6', '1.2,3 3.6,3'],
  '8': ['2,2.8 0.5,1.8 0.8,0.3 3.2,0.3 3.5,1.8 2,2.8 0.1,4.2 0.6,5.8 3.4,5.8 3.9,4.2 2,2.8'],
  '9': ['3.7,2.2 2,3.2 0.4,2.6 0.2,1 1.8,0 3.4,0.4 3.9,2.4 2.6,4.8 0.6,6'],
};

export function digitStrokes(digit: string): Point[][] {
  return (drawn[digit] ?? []).map((line) => line.split(' ').map(toPoint));
}

function toPoint(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}
