import { useSyncExternalStore } from 'react';
import { hereKey, readHere, readHereText, type Here } from '../fair/hall/here.ts';
import { subscribeToStored } from './subscribe-to-stored.ts';
import { useSite } from '@dswine/shared/section/runtime';

/** Where the visitor says to be. Undefined on the server, during hydration and until it is set. */
export function useHere(): Here | undefined {
  const { exhibitionCode } = useSite();
  return readHere(useSyncExternalStore(subscribe, readHereText, onServer), exhibitionCode);
}

const onServer = () => null;

const subscribe = subscribeToStored(hereKey);
