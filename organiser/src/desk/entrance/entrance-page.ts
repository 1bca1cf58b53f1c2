import { formField } from '../desk-form.ts';
import type { DeskPage } from '../desk-page.ts';
import { both, html } from '../html.ts';

/** Admits visitors: by camera, by a scanner that types, or by hand. `entrance.js` does the work. */
export function entrancePage(): DeskPage {
  return {
    title: both('入口', 'Entrance'),
    script: '/desk/entrance/entrance.js',
    body: html`<noscript>
        <p class="wrong">${both('請開啟 JavaScript', 'Please allow scripts on this page')}</p>
      </noscript>
      <div class="entrance">
        <div id="verdict" class="verdict" role="status" aria-live="assertive" tabindex="-1">
          <p>${both('請掃描參觀證', 'Scan a badge')}</p>
        </div>
        <button id="again" class="danger" hidden>${both('仍讓他入場', 'Let in again')}</button>
        <video id="camera" muted playsinline hidden></video>
        <button id="start">${both('開啟相機', 'Start the camera')}</button>
        <form id="hand" class="fields" role="search">
          ${formField({
            ...{ name: 'typed', label: both('編號、姓名或公司', 'Reference, name or company') },
            attributes: {
              ...{ maxlength: 60, autocomplete: 'off', autocapitalize: 'characters' },
              spellcheck: 'false',
            },
          })}
          <button>${both('查詢', 'Look up')}</button>
        </form>
        <ul id="found" class="found"></ul>
        <p id="line" role="status"></p>
        <ul id="merged" aria-live="polite"></ul>
      </div>`,
  };
}
