/** Metres from the north-west corner of the hall, in the format of the floor plan. */
export type Rectangle = { X: number; Y: number; W: number; H: number };
export type Point = { x: number; y: number };

export function centreOf({ X, Y, W, H }: Rectangle): Point {
  return { x: X + W / 2, y: Y + H / 2 };
}

/** The point of a rectangle nearest to another point; the point itself if it lies inside. */
export function nearestIn({ X, Y, W, H }: Rectangle, { x, y }: Point): Point {
  return { x: Math.min(Math.max(x, X), X + W), y: Math.min(Math.max(y, Y), Y + H) };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Distance between two rectangles; 0 when they touch. */
export function gapBetween(a: Rectangle, b: Rectangle): number {
  const across = Math.max(0, a.X - b.X - b.W, b.X - a.X - a.W);
  const along = Math.max(0, a.Y - b.Y - b.H, b.Y - a.Y - a.H);
  return Math.hypot(across, along);
}

/** Intersection of two rectangles. Rectangles that only touch share a line. */
export function overlapOf(a: Rectangle, b: Rectangle): Rectangle | undefined {
  const X = Math.max(a.X, b.X);
  const Y = Math.max(a.Y, b.Y);
  const W = Math.min(a.X + a.W, b.X + b.W) - X;
  const H = Math.min(a.Y + a.H, b.Y + b.H) - Y;
  return W < 0 || H < 0 ? undefined : { X, Y, W, H };
}

export function boundsOf(rectangles: readonly Rectangle[]): Rectangle | undefined {
  if (rectangles.length === 0) return undefined;
  const X = Math.min(...rectangles.map((one) => one.X));
  const Y = Math.min(...rectangles.map((one) => one.Y));
  return {
    X,
    Y,
    W: Math.max(...rectangles.map((one) => one.X + one.W)) - X,
    H: Math.max(...rectangles.map((one) => one.Y + one.H)) - Y,
  };
}
