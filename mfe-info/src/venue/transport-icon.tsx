import type { TravelKind } from '@dswine/shared/contract/venue';

/** The icon of a means of transport. Decorative, because its name is always beside it. */
export function TransportIcon({ kind }: { kind: TravelKind }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[kind]} />
    </svg>
  );
}

const iconPaths: Record<TravelKind, string> = {
  metro:
    'M9 4h14a3 3 0 0 1 3 3v13a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V7a3 3 0 0 1 3-3zM6 14h20M16 4v10M10.5 19h.1M21.5 19h.1M11 24l-4 5M21 24l4 5M9 27h14',
  bus: 'M5 7a2 2 0 0 1 2-2h18a2 2 0 0 1 2 2v17H5zM5 16h22M16 5v11M9.5 20.2h.1M22.5 20.2h.1M8 24v4h3v-4M21 24v4h3v-4M2.5 10v5M29.5 10v5',
  car: 'M4 23v-6.5l3.5-8A2.5 2.5 0 0 1 9.8 7h12.4a2.5 2.5 0 0 1 2.3 1.5l3.5 8V23zM4 16.5h24M6.5 23v4h3v-4M22.5 23v4h3v-4M8.5 19.800h2.500M21 19.800h2.5',
  foot: 'M18 3.500a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400zM10 15l2.5-4.5 4-1.5 2.5 4.5 4 1.500M16 9.500l-2 8 4.5 4 1 7M14 18.500l-1.5 5-3.5 5',
};
