import type { About } from '@dswine/shared/contract/editions';
import { deviceOf, type Device } from '@dswine/shared/fair/device';
import type { FairStore } from '@dswine/shared/section/fair-store';
import type { Api } from './composition/api.ts';
import type { PageState } from './composition/page-state.ts';

type Hints = { mobile?: boolean; platform?: string };

/**
 * What is fetched once when the site starts in a browser (specification § 4): what the organiser says of the fair. The
 * pre-registration code comes with the edition record, which every page has. A failure is logged only (§ 8).
 */
export async function startUp(state: PageState, fair: FairStore, api: Api): Promise<void> {
  const key = `Exhibitions/About/${encodeURIComponent(state.exhibitionCode)}?Lang=${state.locale}`;
  void deviceHere(state, api).then((device) => fair.setState({ device }));
  const known = state.data[key];
  try {
    fair.setState({ about: (known ?? (await api.expo.data(key, { bar: false }))) as About });
  } catch (error) {
    console.info('About the fair could not be read:', (error as Error).message);
  }
}

/**
 * The reader's device. Behind a trusted CDN the web server knows it from the CDN's headers, which a
 * script cannot read; both sides use the same function. Cached pages never depend on it.
 */
async function deviceHere(state: PageState, api: Api): Promise<Device> {
  if (!state.deviceHeaders) return thisDevice();
  try {
    return (await api.site.data('device.json', { bar: false })) as Device;
  } catch {
    return thisDevice();
  }
}

function thisDevice(): Device {
  const hints = (navigator as Navigator & { userAgentData?: Hints }).userAgentData;
  return deviceOf({ userAgent: navigator.userAgent, hints, touchPoints: navigator.maxTouchPoints });
}

/** Runs what nobody waits for when the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 1000);
}
