import Cookies from 'js-cookie';
import { consentChoice, onConsent } from './consent-choice.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Cookies that a tag manager and its measurement leave on the site's own domain. */
const leftBehind = /^_(ga|gid|gat|gcl|fbp|clck|clsk)/;

/**
 * Loads the tag manager once the reader has agreed, never before. When the agreement is taken back, what it left on this
 * site is removed and the page is loaded anew, since a script that runs cannot be stopped.
 */
export function watchTagManager(
  script: string,
  reload: () => void = () => location.reload(),
): void {
  let loaded = false;
  const follow = () => {
    const choice = consentChoice();
    if (choice === 'accepted' && !loaded) {
      loaded = true;
      load(script);
    } else if (choice === 'refused' && loaded) {
      forget();
      reload();
    }
  };
  follow();
  onConsent(follow);
}

function load(src: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** The domain of such a cookie is not told: it is the host or one of its parents. */
function forget(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of Object.keys(Cookies.get()).filter((cookie) => leftBehind.test(cookie))) {
    Cookies.remove(name);
    for (const domain of domains) Cookies.remove(name, { domain });
  }
}
