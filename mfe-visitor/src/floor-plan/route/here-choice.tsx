import { inLocale, otherLocale } from '@dswine/shared/fair/texts/bilingual';
import { useState } from 'react';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { storeHere } from '@dswine/shared/fair/hall/here';
import { walksFrom } from '@dswine/shared/fair/hall/walks';
import { useHere } from '@dswine/shared/section/here';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useHydrated } from '@dswine/shared/ui/use-hydrated';
import { Button } from '@dswine/shared/ui/button';
import { facilitiesOf, placeOfBooth, type Place } from '../shown/places.ts';
import styles from './route-panel.module.scss';

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * "I am here": keeps a place on this device, with the walks from it, so that every page can count
 * the minutes from there, without a network too.
 */
export function HereChoice({ plan, place }: { plan: Floorplan; place: Place }) {
  const t = useTranslations();
  const { exhibitionCode, locale } = useSite();
  const isHydrated = useHydrated();
  const here = useHere();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (!isHydrated) return null;
  const choose = async () => {
    setState('busy');
    const places = [...facilitiesOf(plan), ...plan.Booths.map(placeOfBooth)];
    const walks = await walksFrom(place, places, plan.Aisles, pause);
    const { booth, facility, name, code } = place;
    const otherName = facility?.OtherName ?? booth?.Number ?? name;
    const ownName = booth?.Number ?? name;
    const names = { [otherLocale(locale)]: otherName, [locale]: ownName };
    setState(storeHere(exhibitionCode, { code, name: names, walks }) ? 'idle' : 'failed');
  };
  return (
    <div className={styles.here} role="status">
      {here?.code === place.code ? (
        <p>{t('here.set', { place: inLocale(here.name, locale) })}</p>
      ) : null}
      {state === 'failed' ? <p>{t('here.failed')}</p> : null}
      {here?.code === place.code ? (
        <Button small kind="quiet" onClick={() => storeHere(exhibitionCode, undefined)}>
          {t('here.forget')}
        </Button>
      ) : (
        <Button small kind="quiet" busy={state === 'busy'} onClick={() => void choose()}>
          {t('here.choose', { place: place.booth?.Number ?? place.name })}
        </Button>
      )}
    </div>
  );
}
