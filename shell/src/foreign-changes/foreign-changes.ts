import { carryForms, watchFocus } from './carried-forms.ts';
import { noteStandIns, returnNodes } from './returned-nodes.ts';

/**
 * Translators replace texts, and extensions add elements, at any time. React takes a document that
 * differs from what it renders for a fault, and makes the part again, without what was typed.
 */
type EarlyChanges = { records: MutationRecord[]; observer: MutationObserver };

declare global {
  interface Window {
    /** What has changed since the document was read. The boot script watches it. */
    documentChanges?: EarlyChanges;
  }
}

/** The parts of a page that are hydrated one by one. */
const PARTS = '[data-boundary]:not([data-boundary=shell]), #root';
/** After so many rounds, what puts its change back wins, and React makes the part again. */
const MAX_ROUNDS = 20;
const EVERYTHING_BELOW = { childList: true, subtree: true };

let isChanged = false;

/** Whether something other than the site has changed the document. */
export const hasForeignChanges = () => isChanged;

/**
 * Keeps the document as the server wrote it while React hydrates it. Afterwards others may change
 * it: React's nodes return where React needs them. `ready` resolves when the page is hydrated.
 */
export function keepDocument(root: HTMLElement, ready: Promise<void>): void {
  const { records = [], observer: early } = window.documentChanges ?? {};
  records.push(...(early?.takeRecords() ?? []));
  early?.disconnect();
  const hydrated = new WeakSet<Element>();
  addEventListener('dswine:hydrated', (event) => {
    const { detail } = event as CustomEvent<Element | null>;
    if (detail) hydrated.add(detail);
  });
  // React changes nothing within a part before it has hydrated it.
  const isForeign = ({ target }: MutationRecord) => {
    const part = (target as Element).closest(PARTS);
    return part !== null && part !== target && !hydrated.has(part) && !isStatus(target);
  };
  let rounds = 0;
  const observer = new MutationObserver(note);
  const extras: Extras = new Map();

  function note(changes: MutationRecord[]): void {
    const foreign = rounds < MAX_ROUNDS ? changes.filter(isForeign) : [];
    if (foreign.length > 0) undo(foreign);
    noteStandIns(changes.filter((change) => !foreign.includes(change)));
    carryForms(changes);
  }
  function undo(changes: readonly MutationRecord[]): void {
    isChanged = true;
    rounds += 1;
    undoChanges(changes, extras);
    observer.takeRecords();
  }

  const before = records.filter(({ target }) => !isStatus(target));
  if (before.length > 0) undo(before);
  observer.observe(root, EVERYTHING_BELOW);
  watchFocus();
  returnNodes({
    takeChanges: () => note(observer.takeRecords()),
    onReturn: () => void (isChanged = true),
  });
  void ready.then(() => {
    rounds = MAX_ROUNDS;
    putBack(extras);
  });
}

/** `early.ts` says there what it has done. */
const isStatus = (node: Node) => (node as Element).closest('[role=status]') !== null;

type Extra = Pick<MutationRecord, 'previousSibling' | 'nextSibling'> & { element: Element };
/** Elements that were added, by their parents. */
type Extras = Map<Node, Extra[]>;

/** Undoes changes, the last one first. Remembers elements that stood beside those of the site. */
function undoChanges(changes: readonly MutationRecord[], extras: Extras): void {
  const focused = document.activeElement;
  const returned = new Set<Node>();
  const added: (Extra & { target: Node })[] = [];
  for (const change of [...changes].reverse()) {
    const { target, addedNodes, removedNodes, previousSibling, nextSibling } = change;
    for (const node of addedNodes) {
      if (node.parentNode === target) target.removeChild(node);
      if (removedNodes.length === 0 && node instanceof Element && node.tagName !== 'FONT')
        added.unshift({ element: node, target, previousSibling, nextSibling });
    }
    for (const node of removedNodes) {
      target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
      returned.add(node);
    }
  }
  // A translator leaves out texts that it has translated before.
  for (const node of returned)
    if (node instanceof Text && node.isConnected) node.replaceWith(node.cloneNode());
  const places = added.filter(({ target, element }) => target.isConnected && !element.isConnected);
  for (const { target } of places) extras.set(target, []);
  for (const { target, ...extra } of places) extras.get(target)?.push(extra);
  if (focused instanceof HTMLElement && document.activeElement !== focused)
    focused.focus({ preventScroll: true });
}

/** Puts elements back where they stood. Texts are left to the translator, which sees new ones. */
function putBack(extras: Extras): void {
  for (const [target, list] of extras)
    for (const { element, previousSibling, nextSibling } of list) {
      const after = previousSibling?.parentNode === target ? previousSibling.nextSibling : null;
      target.insertBefore(element, nextSibling?.parentNode === target ? nextSibling : after);
    }
}
