import Cookies from 'js-cookie';
import { consentChoice, onConsent } from './consent-choice.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** First-party cookies set by a tag manager and its analytics. */
const analyticsCookies = /^_(ga|gid|gat|gcl|fbp|clck|clsk)/;

/**
 * Loads the tag manager after the reader has consented, never before. When consent is withdrawn,
 * removes its cookies and reloads the page, because a running script cannot be stopped.
 */
export function watchTagManager(
  script: string,
  reload: () => void = () => location.reload(),
): void {
  let loaded = false;
  const applyChoice = () => {
    const choice = consentChoice();
    if (choice === 'accepted' && !loaded) {
      loaded = true;
      load(script);
    } else if (choice === 'refused' && loaded) {
      removeCookies();
      reload();
    }
  };
  applyChoice();
  onConsent(applyChoice);
}

function load(src: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Scripts cannot read a cookie's domain, so try the host and each parent domain. */
function removeCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of Object.keys(Cookies.get()).filter((cookie) => analyticsCookies.test(cookie))) {
    Cookies.remove(name);
    for (const domain of domains) Cookies.remove(name, { domain });
  }
}
