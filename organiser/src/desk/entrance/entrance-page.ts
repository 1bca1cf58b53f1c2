import type { StaffRow } from '../../store/tables/desk.ts';
import { bilingual } from '../desk-list.ts';
import { deskPage } from '../desk-page.ts';
import { html } from '../html.ts';

/** Admits visitors: by camera, by a scanner that types, or by hand. `entrance.js` does the work. */
export function entrancePage(staff: StaffRow): string {
  return deskPage({
    title: '入口 Entrance',
    staff,
    script: '/desk/entrance/entrance.js',
    body: html`<noscript>
        <p class="wrong">
          ${bilingual(['請開啟 JavaScript', 'Please allow scripts on this page'])}
        </p>
      </noscript>
      <div class="entrance">
        <div id="verdict" class="verdict" role="status" aria-live="assertive" tabindex="-1">
          <p>${bilingual(['請掃描參觀證', 'Scan a badge'])}</p>
        </div>
        <button id="again" class="danger" hidden>
          ${bilingual(['仍讓他入場', 'Let in again'])}
        </button>
        <video id="camera" muted playsinline hidden></video>
        <button id="start">${bilingual(['開啟相機', 'Start the camera'])}</button>
        <form id="hand" class="fields" role="search">
          <label for="typed">
            ${bilingual(['編號、姓名或公司', 'Reference, name or company'])}
          </label>
          <input
            id="typed"
            maxlength="60"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            required
          />
          <button>${bilingual(['查詢', 'Look up'])}</button>
        </form>
        <ul id="found" class="found"></ul>
        <p id="line" role="status"></p>
        <ul id="merged" aria-live="polite"></ul>
      </div>`,
  });
}
