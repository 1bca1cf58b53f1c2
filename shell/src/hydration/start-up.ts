import type { About } from '@dswine/shared/contract/editions';
import { deviceOf, type Device } from '@dswine/shared/fair/browser/device';
import type { FairStore } from '@dswine/shared/section/fair-store';
import type { Api } from '../composition/api.ts';
import type { PageState } from '../composition/page-state.ts';

type Hints = { mobile?: boolean; platform?: string };

/**
 * Runs once when the site starts in a browser (specification § 4): loads the text about the fair
 * and detects the device. The pre-registration code comes with the edition record, which every page
 * has. An error is only logged (§ 8).
 */
export async function startUp(state: PageState, fair: FairStore, api: Api): Promise<void> {
  const key = `Exhibitions/About/${encodeURIComponent(state.exhibitionCode)}?Lang=${state.locale}`;
  void fetchDevice(state, api).then((device) => fair.setState({ device }));
  const serverData = state.data[key];
  try {
    fair.setState({ about: (serverData ?? (await api.expo.data(key, { bar: false }))) as About });
  } catch (error) {
    console.info('About the fair could not be read:', (error as Error).message);
  }
}

/**
 * The reader's device. Behind a trusted CDN, the web server reads it from the CDN's headers, which
 * scripts cannot access. Server and browser use the same function. Cached pages never depend on the
 * device.
 */
async function fetchDevice(state: PageState, api: Api): Promise<Device> {
  if (!state.deviceHeaders) return detectDevice();
  try {
    return (await api.site.data('device.json', { bar: false })) as Device;
  } catch {
    return detectDevice();
  }
}

function detectDevice(): Device {
  const hints = (navigator as Navigator & { userAgentData?: Hints }).userAgentData;
  return deviceOf({ userAgent: navigator.userAgent, hints, touchPoints: navigator.maxTouchPoints });
}
