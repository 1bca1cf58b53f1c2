import { deviceOf, type Device } from '@dswine/shared/fair/device';

type Hints = { mobile?: boolean; platform?: string };

/** The reader's device, by what the browser says. */
export function detectDevice(): Device {
  const hints = (navigator as Navigator & { userAgentData?: Hints }).userAgentData;
  return deviceOf({ userAgent: navigator.userAgent, hints, touchPoints: navigator.maxTouchPoints });
}
