import type { Size, View } from './plan-view.ts';

export type ViewAnimation = { stop: () => void };

const DURATION_MS = 360;

/** Animates scale and centre from one view to another. Jumps if the user prefers reduced motion. */
export function animateView(
  from: View,
  to: View,
  window: Size,
  apply: (view: View) => void,
): ViewAnimation {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    apply(to);
    return { stop: () => undefined };
  }
  const [a, b] = [middleOf(from, window), middleOf(to, window)];
  let frame = 0;
  let started: number | undefined;
  const step = (now: number) => {
    started ??= now;
    const progress = Math.min(1, (now - started) / DURATION_MS);
    const eased = 1 - (1 - progress) ** 3;
    const k = from.k * (to.k / from.k) ** eased;
    // Couple the position to the scale, so that the target stays in view during the animation.
    const ratio = Math.abs(to.k - from.k) < 0.001 ? eased : (k - from.k) / (to.k - from.k);
    const x = a.x + (b.x - a.x) * ratio * (to.k / k);
    const y = a.y + (b.y - a.y) * ratio * (to.k / k);
    apply(progress === 1 ? to : { k, x: window.width / 2 - x * k, y: window.height / 2 - y * k });
    if (progress < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return { stop: () => cancelAnimationFrame(frame) };
}

/** The point of the sheet at the centre of the window. */
function middleOf({ k, x, y }: View, { width, height }: Size) {
  return { x: (width / 2 - x) / k, y: (height / 2 - y) / k };
}
