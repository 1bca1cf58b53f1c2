import { createElement, isValidElement, type ReactNode } from 'react';

/** One of several items in a line: text gets an element of its own, an element needs none. */
export function metaItem(item: ReactNode, index: number): ReactNode {
  return isValidElement(item) ? item : createElement('span', { key: index }, item);
}
