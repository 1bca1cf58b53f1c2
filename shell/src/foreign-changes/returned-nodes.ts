/** What stands where a node was before something else replaced it. */
const standIns = new WeakMap<Node, readonly Node[]>();

/** Notes which nodes were replaced, and by what. */
export function noteStandIns(changes: readonly MutationRecord[]): void {
  const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    const beside = [previousSibling, nextSibling].filter((node) => node && added.has(node));
    const instead = addedNodes.length > 0 ? [...addedNodes] : (beside.slice(0, 1) as Node[]);
    if (instead.length > 0) for (const node of removedNodes) standIns.set(node, instead);
  }
}

type Watched = {
  /** Notes what has changed until now. */
  takeChanges: () => void;
  /** Called when a node that was away is back, or is lost. */
  onReturn: () => void;
};

/**
 * React keeps the nodes that it has made, removes them, writes new text into them, and inserts
 * others before them, also after a translator has replaced them: the browser throws, and React
 * gives the section up. Here the node returns to its place first. Libraries and sections of any
 * build are safe too, which a rule for our own code would not achieve.
 */
export function returnNodes({ takeChanges, onReturn }: Watched): void {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  function isIn(parent: Node, node: Node): boolean {
    if (node.parentNode === parent) return true;
    takeChanges();
    onReturn();
    const holder = holderOf(parent, node);
    const [place, ...others] = holder
      ? [holder]
      : latestOf(node).filter((one) => one.parentNode === parent);
    if (!place) return false;
    insertBefore.call(parent, node, place);
    // An extension may have put more into its own element.
    if (place !== holder || place.nodeName === 'FONT' || !place.hasChildNodes())
      for (const one of [place, ...others]) removeChild.call(parent, one);
    return true;
  }

  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, next: Node | null): Node {
      return insertBefore.call(this, node, next && isIn(this, next) ? next : null);
    },
    removeChild(this: Node, node: Node): Node {
      return isIn(this, node) ? removeChild.call(this, node) : node;
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      if (this instanceof Text && !this.parentNode) {
        takeChanges();
        const parent = latestOf(this)[0]?.parentNode;
        if (parent) isIn(parent, this);
      }
      nodeValue?.set?.call(this, text);
    },
  });
}

/** The child of a node that holds another node, which others have put into an element. */
function holderOf(parent: Node, node: Node): Node | null {
  let holder: Node | null = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}

/** A translator may replace its own elements. */
function latestOf(node: Node): readonly Node[] {
  let latest = standIns.get(node) ?? [];
  for (let steps = 0; steps < 10; steps += 1) {
    const [first] = latest;
    const later = first && !first.parentNode ? standIns.get(first) : undefined;
    if (!later) break;
    latest = later;
  }
  return latest;
}
