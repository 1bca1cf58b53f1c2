import { Component, Suspense, use, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { SlotContext, type Slot } from '@dswine/shared/section/runtime';
import { SectionNotice } from '../errors/section-notice.tsx';
import { noteFault } from '../faults/fault-log.ts';
import { pageKey } from '../composition/page-state.ts';
import { useShell } from '../composition/shell-context.ts';
import { WhenPublished } from './when-published.tsx';

type Props = {
  id: string;
  kind: 'page' | 'fragment';
  slot: Slot;
  /** If the edition has no such record yet, a notice takes the place of the content. */
  requiredKeys?: readonly string[];
};

/**
 * The slot of a section's page or fragment, isolated from errors elsewhere. Until its code has
 * loaded, the server's HTML stays, because React keeps a suspended boundary. If loading is slow or
 * fails, a notice with a retry button appears.
 */
export function SectionSlot({ id, kind, slot, requiredKeys = [] }: Props) {
  const key = pageKey(slot.section, id);
  const { onHydrated } = useShell();
  const boundary = useRef<HTMLDivElement>(null);
  // On a new page, React sets the reference after the content is mounted.
  const onMounted = () => queueMicrotask(() => onHydrated(key, boundary.current));
  return (
    <div ref={boundary} data-boundary={slot.section} data-boundary-page={id}>
      <Notice id={key} />
      <Suspense>
        <Attempt id={key} onMounted={onMounted}>
          {/* Hydrates together with the content: two hooks of SWR for one key, of which one is
              hydrated later, make the later part render twice. */}
          <WhenPublished keys={requiredKeys}>
            <SlotContext value={slot}>
              <Content id={key} kind={kind} />
            </SlotContext>
          </WhenPublished>
        </Attempt>
      </Suspense>
    </div>
  );
}

/**
 * Outside the Suspense boundary, so that rendering it does not touch HTML that is not hydrated yet.
 */
function Notice({ id }: { id: string }) {
  const { trouble, retry } = useShell();
  const kind = useStore(trouble, ({ troubles }) => troubles[id]);
  return kind ? <SectionNotice trouble={kind} retry={() => retry(id)} /> : null;
}

function Content({ id, kind }: { id: string; kind: 'page' | 'fragment' }) {
  const { loaded } = useShell();
  const find = () => (kind === 'page' ? loaded.page(id)?.Page : loaded.fragment(id)?.Fragment);
  if (!find() && loaded.isMissing(id)) return null;
  if (!find() || loaded.wasWaitedFor(id)) use(loaded.whenLoaded(id));
  const Loaded = find();
  return Loaded ? <Loaded /> : null;
}

/** Error boundary for the content. A retry changes its key and mounts it again. */
function Attempt({
  id,
  onMounted,
  children,
}: {
  id: string;
  onMounted: () => void;
  children: ReactNode;
}) {
  const { trouble } = useShell();
  const attempt = useStore(trouble, ({ attempts }) => attempts[id] ?? 0);
  return (
    <Catch
      key={attempt}
      onMounted={onMounted}
      onError={(error) => {
        noteFault({ kind: 'boundary', error, part: id });
        trouble.getState().report(id, 'threw');
      }}
      onShown={() => {
        const { troubles, clear } = trouble.getState();
        if (troubles[id] === 'threw') clear(id);
      }}
    >
      {children}
    </Catch>
  );
}

/** Fast Refresh remounts an error boundary after the error is fixed. */
class Catch extends Component<
  {
    children: ReactNode;
    onError: (error: unknown) => void;
    onMounted: () => void;
    onShown: () => void;
  },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidMount() {
    this.props.onMounted();
    if (!this.state.failed) this.props.onShown();
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
